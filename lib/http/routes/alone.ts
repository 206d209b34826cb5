import { z } from 'zod';
import {
  beginEventRun,
  noteSeen,
  openNext,
  ownRun,
  type Person,
  type Run,
  readAloneEvent,
  readRun,
  showTop,
  stopRun,
  takeMove,
} from '@/lib/alone';
import { Refusal, refuse } from '@/lib/event';
import { type HttpReply, type HttpRequest, json } from '../message';
import { personOf } from '../person';
import { roundNumber, route } from '../route';
import { AloneEvent, BeginRun, RunMove, RunStep, RunView } from '../schemas';

const Begun = z.object({ id: z.string() });

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
  run: async ({ request, event, viewer, body: { name = null, seen = false } }) => {
    const { person, headers } = await personOf(request);
    const begun = await beginEventRun({ event, viewer, person, name, seen });
    return begun instanceof Refusal ? begun : json(begun, 201, headers);
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
  run: async ({ request, params }) =>
    onOwnRun(request, params.id ?? '', async (run) => {
      await stopRun(run);
      return null;
    }),
});
