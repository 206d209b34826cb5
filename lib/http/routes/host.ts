import type { z } from 'zod';
import {
  closeRound,
  currentRound,
  type EventInfo,
  extendRound,
  finishEvent,
  nextRound,
  pauseEvent,
  Refusal,
  readSnapshot,
  refuse,
  resumeEvent,
  startEvent,
} from '@/lib/event';
import { json } from '../message';
import { guestOf } from '../public-address';
import { type Route, route } from '../route';
import { ExtendCommand, HostCommand, RackCommand, Snapshot } from '../schemas';

/** A host's command: done at most once for what the caller saw, answered with the event as it is then. */
function command<Body extends z.ZodType>(
  name: string,
  summary: string,
  body: Body,
  run: (event: EventInfo, seen: z.output<Body>) => Promise<unknown>,
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
      const done = await run(event, seen);
      if (done instanceof Refusal) return done;
      const snapshot = await readSnapshot(event, guestOf(call));
      return snapshot instanceof Refusal ? snapshot : json(snapshot);
    },
  });
}

export const startRoute = command('start', 'Starts the game', RackCommand, startEvent);
export const pauseRoute = command('pause', 'Stops the clock', HostCommand, pauseEvent);
export const resumeRoute = command('resume', 'Lets the clock go on', HostCommand, resumeEvent);
export const extendRoute = command('extend', 'Gives more time for this round', ExtendCommand, extendRound);
export const nextRoundRoute = command('next-round', 'Shows the next rack now', RackCommand, nextRound);
export const finishRoute = command('finish', 'Ends the event for good', HostCommand, finishEvent);
export const closeRoundRoute = command('close-round', 'Closes the round now', HostCommand, closeNow);

async function closeNow(event: EventInfo, seen: HostCommand): Promise<boolean | Refusal> {
  const current = await currentRound(event.gameId);
  if (!current) return refuse('event-not-started');
  if (seen.round !== undefined && seen.round !== current.number) return false;
  return closeRound({ event, number: current.number, by: 'host', seen });
}
