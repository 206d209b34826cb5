import { z } from 'zod';
import {
  beginDrawnRun,
  beginEventRun,
  beginTraining,
  claimRuns,
  eraseNames,
  noteSeen,
  openNext,
  ownRun,
  ownRuns,
  type Person,
  type Run,
  readAloneEvent,
  readDaily,
  readRun,
  readRunWords,
  readTraining,
  setHomework,
  showTop,
  stopRun,
  takeMove,
  unclaimedRuns,
} from '@/lib/alone';
import { claimSeats, unclaimedSeats } from '@/lib/classic';
import { Refusal, refuse } from '@/lib/event';
import { findLexicon } from '@/lib/lexicons';
import { seatKeysOf } from '../keys';
import { type HttpReply, type HttpRequest, json } from '../message';
import { personOf } from '../person';
import { roundNumber, route } from '../route';
import {
  AloneEvent,
  BeginDrawnRun,
  BeginRun,
  BeginTraining,
  DailyView,
  HomeworkDays,
  OwnRuns,
  RoundWords,
  RunMove,
  RunStep,
  RunView,
  TrainingView,
} from '../schemas';

const Begun = z.object({ id: z.string() });

/** Begins something for whoever asks, who is known by a cookie from then on. */
async function begun(
  request: HttpRequest,
  begin: (person: Person) => Promise<{ id: string } | Refusal>,
): Promise<HttpReply | Refusal> {
  const { person, headers } = await personOf(request);
  const run = await begin(person);
  return run instanceof Refusal ? run : json(run, 201, headers);
}

export const aloneEventRoute = route({
  method: 'GET',
  path: '/api/events/:code/alone',
  summary: 'Whether an event can be played alone, and who has done so',
  who: 'anyone',
  answers: { status: 200, schema: AloneEvent },
  run: async ({ request, event, viewer }) => {
    const { person } = await personOf(request);
    return json(await readAloneEvent(event, { person, viewer }));
  },
});

export const beginEventRunRoute = route({
  method: 'POST',
  path: '/api/events/:code/alone',
  summary: 'Begins to play an event alone, or goes on with what was begun',
  who: 'anyone',
  limit: 'join',
  body: BeginRun,
  answers: { status: 201, schema: Begun },
  run: ({ request, event, viewer, body: { name = null, seen = false } }) =>
    begun(request, (person) => beginEventRun({ event, viewer, person, name, seen })),
});

export const homeworkRoute = route({
  method: 'PUT',
  path: '/api/events/:code/homework',
  summary: 'Sets the days within which everybody plays the event alone, or takes them away',
  who: 'host',
  body: HomeworkDays,
  answers: { status: 200, schema: AloneEvent },
  run: async ({ request, event, viewer, body: { opensAt, closesAt } }) => {
    const refused = await setHomework(
      event,
      opensAt === null || closesAt === null ? null : { opensAt, closesAt },
    );
    if (refused) return refused;
    const { person } = await personOf(request);
    return json(await readAloneEvent(event, { person, viewer }));
  },
});

/** Acts on the own run and answers with it as it is then. */
async function onOwnRun(
  request: HttpRequest,
  id: string,
  act: (run: Run) => Promise<Refusal | null>,
): Promise<HttpReply | Refusal> {
  const { person } = await personOf(request);
  const run = await ownRun(id, person);
  if (!run) return refuse('not-found');
  return (await act(run)) ?? told(id, person);
}

async function told(id: string, person: Person): Promise<HttpReply | Refusal> {
  const view = await readRun(id, person);
  return view instanceof Refusal ? view : json(view);
}

export const runRoute = route({
  method: 'GET',
  path: '/api/alone/:id',
  summary: 'An own run as its player may see it now',
  who: 'anyone',
  answers: { status: 200, schema: RunView },
  run: async ({ request, params }) => onOwnRun(request, params.id ?? '', async () => null),
});

export const runMoveRoute = route({
  method: 'PUT',
  path: '/api/alone/:id/rounds/:n/move',
  summary: 'Sends a move in an own run; one that counts ends the round',
  who: 'anyone',
  body: RunMove,
  answers: { status: 200, schema: RunView },
  run: async ({ request, params, body }) =>
    onOwnRun(request, params.id ?? '', (run) => takeMove(run, roundNumber(params), body, request.receivedAt)),
});

export const runNextRoute = route({
  method: 'POST',
  path: '/api/alone/:id/next',
  summary: 'Opens the round after the one that was seen last',
  who: 'anyone',
  body: RunStep,
  answers: { status: 200, schema: RunView },
  run: async ({ request, params, body }) =>
    onOwnRun(request, params.id ?? '', async (run) => {
      if (body.seen) await noteSeen(run);
      return openNext(run, body.round);
    }),
});

export const runTopRoute = route({
  method: 'POST',
  path: '/api/alone/:id/top',
  summary: 'Topping: asks for the top at its price',
  who: 'anyone',
  body: RunStep,
  answers: { status: 200, schema: RunView },
  run: async ({ request, params, body }) =>
    onOwnRun(request, params.id ?? '', (run) => showTop(run, body.round)),
});

export const runStopRoute = route({
  method: 'POST',
  path: '/api/alone/:id/stop',
  summary: 'Ends an own run before its last round',
  who: 'anyone',
  answers: { status: 200, schema: RunView },
  run: async ({ request, params }) => onOwnRun(request, params.id ?? '', (run) => stopRun(run)),
});

export const ownRunsRoute = route({
  method: 'GET',
  path: '/api/alone',
  summary: 'The own runs',
  who: 'anyone',
  answers: { status: 200, schema: OwnRuns },
  run: async ({ request }) => {
    const { person } = await personOf(request);
    const [runs, unclaimed] = await Promise.all([ownRuns(person), unclaimedBy(person)]);
    return json({ runs, unclaimed });
  },
});

async function unclaimedBy(person: Person): Promise<number> {
  if (person.userId === null) return 0;
  const [runs, seats] = await Promise.all([unclaimedRuns(person), unclaimedSeats(person)]);
  return runs + seats;
}

export const claimRoute = route({
  method: 'POST',
  path: '/api/alone/claim',
  summary: 'Takes what was played in this browser without an account, at tables too, into the account',
  who: 'anyone',
  answers: { status: 200, schema: z.object({ runs: z.number().int(), seats: z.number().int() }) },
  run: async ({ request }) => {
    const { key, userId } = (await personOf(request)).person;
    if (userId === null) return refuse('not-signed-in');
    const [runs, seats] = await Promise.all([claimRuns({ key, userId }), claimSeats({ key, userId })]);
    return json({ runs, seats });
  },
});

export const beginDrawnRunRoute = route({
  method: 'POST',
  path: '/api/alone',
  summary: 'Begins a game drawn for one person, or goes on with the own one of the day',
  who: 'anyone',
  limit: 'join',
  body: BeginDrawnRun,
  answers: { status: 201, schema: Begun },
  run: ({ request, body }) => begun(request, (person) => beginDrawnRun(person, body)),
});

export const eraseNamesRoute = route({
  method: 'DELETE',
  path: '/api/alone/name',
  summary: 'Takes the own name out of all rankings of those who played alone',
  who: 'anyone',
  answers: { status: 200, schema: z.object({ runs: z.number().int() }) },
  run: async ({ request }) => json({ runs: await eraseNames((await personOf(request)).person) }),
});

export const dailyRoute = route({
  method: 'GET',
  path: '/api/alone/daily',
  summary: 'The game of the day for a word list, and its ranking',
  who: 'anyone',
  query: z.object({ lexicon: BeginDrawnRun.shape.lexicon }),
  answers: { status: 200, schema: DailyView },
  run: async ({ request, query }) => {
    if (!(await findLexicon(query.lexicon))) return refuse('lexicon-not-found');
    const { person } = await personOf(request);
    return json(await readDaily(query.lexicon, person));
  },
});

export const runWordsRoute = route({
  method: 'GET',
  path: '/api/alone/:id/rounds/:n/words',
  summary: 'What the words of a round of an own run mean, once it is over',
  who: 'anyone',
  answers: { status: 200, schema: RoundWords },
  run: async ({ request, params }) => {
    const { person } = await personOf(request);
    const run = await ownRun(params.id ?? '', person);
    if (!run) return refuse('not-found');
    const words = await readRunWords(run, roundNumber(params));
    return words instanceof Refusal ? words : json(words);
  },
});

const seatKeys = (request: HttpRequest) => seatKeysOf((name) => request.header(name));

export const trainingRoute = route({
  method: 'GET',
  path: '/api/alone/training',
  summary: 'How many of the own missed rounds are to be played again',
  who: 'anyone',
  query: z.object({ lexicon: BeginDrawnRun.shape.lexicon }),
  answers: { status: 200, schema: TrainingView },
  run: async ({ request, query }) => {
    const { person } = await personOf(request);
    return json(await readTraining(query.lexicon, { person, seatKeys: seatKeys(request) }));
  },
});

export const beginTrainingRoute = route({
  method: 'POST',
  path: '/api/alone/training',
  summary: 'Begins to play missed rounds again that are due',
  who: 'anyone',
  limit: 'join',
  body: BeginTraining,
  answers: { status: 201, schema: Begun },
  run: ({ request, body: { lexicon, ...filter } }) =>
    begun(request, (person) => beginTraining({ person, seatKeys: seatKeys(request) }, lexicon, filter)),
});
