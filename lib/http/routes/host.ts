import type { z } from 'zod';
import {
  authorOf,
  cancelRound,
  chooseTop,
  closeNow,
  type EventInfo,
  extendRound,
  finishEvent,
  nextRound,
  pauseEvent,
  Refusal,
  readSnapshot,
  resumeEvent,
  shortenRound,
  startEvent,
  undoAct,
} from '@/lib/event';
import { type HttpReply, json } from '../message';
import { guestOf } from '../public-address';
import { type Route, roundNumber, route } from '../route';
import {
  CancelRound,
  ChooseTop,
  ExtendCommand,
  HostCommand,
  RackCommand,
  ShortenCommand,
  Snapshot,
  UndoCommand,
} from '../schemas';

/** A host's command: done at most once for what the caller saw, answered with the event as it is then. */
function command<Body extends z.ZodType>(
  name: string,
  summary: string,
  body: Body,
  run: (event: EventInfo, seen: z.output<Body>, author: string) => Promise<unknown>,
): Route {
  return route<Body>({
    method: 'POST',
    path: `/api/events/:code/${name}`,
    summary,
    who: 'host',
    body,
    answers: { status: 200, schema: Snapshot },
    run: async (call) => {
      const { event, body: seen } = call;
      return answerTo(call, await run(event, seen, authorOf(call.viewer)));
    },
  });
}

/** The event as it is then, unless it was refused. */
async function answerTo(call: Parameters<typeof guestOf>[0], done: unknown): Promise<HttpReply | Refusal> {
  if (done instanceof Refusal) return done;
  const snapshot = await readSnapshot(call.event, guestOf(call));
  return snapshot instanceof Refusal ? snapshot : json(snapshot);
}

export const startRoute = command('start', 'Starts the game', RackCommand, startEvent);
export const pauseRoute = command('pause', 'Stops the clock', HostCommand, pauseEvent);
export const resumeRoute = command('resume', 'Lets the clock go on', HostCommand, resumeEvent);
export const extendRoute = command('extend', 'Gives more time for this round', ExtendCommand, extendRound);
export const nextRoundRoute = command('next-round', 'Shows the next rack now', RackCommand, nextRound);
export const finishRoute = command('finish', 'Ends the event for good', HostCommand, finishEvent);
export const closeRoundRoute = command('close-round', 'Closes the round now', HostCommand, closeNow);

export const shortenRoute = command('shorten', 'Takes time off this round', ShortenCommand, shortenRound);
export const undoRoute = command(
  'undo',
  'Takes back a chosen top, a cancelled round or the end, as long as nothing was built on it',
  UndoCommand,
  (event, { act }, author) => undoAct({ event, act, author }),
);

export const chooseTopRoute = route({
  method: 'POST',
  path: '/api/events/:code/rounds/:n/top',
  summary: 'Places another of the equal best moves of the last closed round',
  who: 'host',
  body: ChooseTop,
  answers: { status: 200, schema: Snapshot },
  run: async (call) => {
    const { event, params, body, viewer } = call;
    const number = roundNumber(params);
    return answerTo(call, await chooseTop({ ...body, event, number, author: authorOf(viewer) }));
  },
});

export const cancelRoundRoute = route({
  method: 'POST',
  path: '/api/events/:code/rounds/:n/cancel',
  summary: 'Makes the last round void and draws another rack for it',
  who: 'host',
  body: CancelRound,
  answers: { status: 200, schema: Snapshot },
  run: async (call) => {
    const { event, params, body, viewer } = call;
    const number = roundNumber(params);
    return answerTo(call, await cancelRound({ ...body, event, number, author: authorOf(viewer) }));
  },
});
