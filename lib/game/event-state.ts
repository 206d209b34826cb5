/**
 * The life of an event, with the round it is at. Legal transitions:
 *
 *   lobby ─start→ running ─pause→ paused ─resume→ running
 *   running ─prepare→ running      (a round waits: the first, the next after a closed one, or the same
 *                                   number again after a cancelled one)
 *   running ─open→ running         (the prepared round)
 *   running, paused ─extend, shorten, close, cancel→ the same  (see round-state.ts)
 *   finished ─reopen→ paused       (the host has ended it, and takes that back)
 *   finished ─cancel→ paused       (the last round is void, and drawn again)
 *   lobby, running, paused ─finish→ finished             (a round that is not closed is cancelled: a game
 *                                                         stands with its closed rounds)
 *
 * A paused event has no open round; pausing stops the round's clock, resuming starts it again. A finished
 * event changes no more but for rulings, unless its host takes the end back or makes its last round void.
 */
import type { EndReason } from './end';
import {
  cancelRound,
  closeRound,
  type Extension,
  extendRound,
  openRound,
  pauseRound,
  prepared,
  type RoundRefusal,
  type RoundState,
  type RoundTransition,
  resumeRound,
  shortenRound,
} from './round-state';
import { changed, refused, type Transition, unchanged } from './transition';

export type EventStatus = 'lobby' | 'running' | 'paused' | 'finished';

export type EventState =
  | { status: 'lobby'; round: null }
  | { status: 'running'; startedAt: number; round: RoundState | null }
  | { status: 'paused'; startedAt: number; pausedAt: number; round: RoundState | null }
  | {
      status: 'finished';
      startedAt: number | null;
      finishedAt: number;
      reason: EndReason;
      round: RoundState | null;
    };

export type EventRefusal =
  | RoundRefusal
  | 'event-not-started'
  | 'event-paused'
  | 'event-finished'
  | 'round-open'
  | 'not-the-round';

export type EventTransition = Transition<EventState, EventRefusal>;

export const LOBBY: EventState = { status: 'lobby', round: null };

type Playing = Extract<EventState, { status: 'running' | 'paused' }>;
type Finished = Extract<EventState, { status: 'finished' }>;

const isPlaying = (event: EventState): event is Playing =>
  event.status === 'running' || event.status === 'paused';

const notPlaying = (event: EventState) =>
  refused(event, event.status === 'finished' ? 'event-finished' : 'event-not-started');

/** A round's answer as the event's. */
function withRound(event: Playing, result: RoundTransition): EventTransition {
  if (result.kind === 'changed') return changed({ ...event, round: result.state });
  return result.kind === 'unchanged' ? unchanged(event) : refused(event, result.code);
}

export function startEvent(event: EventState, now: number): EventTransition {
  if (event.status === 'finished') return refused(event, 'event-finished');
  if (event.status !== 'lobby') return unchanged(event);
  return changed({ status: 'running', startedAt: now, round: null });
}

/** The number that the next prepared round must have; null while one is prepared or being played. */
export function nextRoundNumber(round: RoundState | null): number | null {
  if (round === null) return 1;
  if (round.status === 'closed') return round.number + 1;
  return round.status === 'cancelled' ? round.number : null;
}

/** A round that is there already, or is past, is not made twice. */
export function prepareRoundState(event: EventState, number: number): EventTransition {
  if (event.status === 'paused') return refused(event, 'event-paused');
  if (event.status !== 'running') return notPlaying(event);
  const next = nextRoundNumber(event.round);
  if (next === number) return changed({ ...event, round: prepared(number) });
  if (event.round && number <= event.round.number) return unchanged(event);
  return refused(
    event,
    next === null && number === (event.round?.number ?? 0) + 1 ? 'round-open' : 'not-the-round',
  );
}

/** Opens the prepared round `number` for `milliseconds`. Pressed twice, or late, it opens once. */
export function openEventRound(
  event: EventState,
  now: number,
  { number, milliseconds }: { number: number; milliseconds: number },
): EventTransition {
  if (!isPlaying(event)) return notPlaying(event);
  const { round } = event;
  if (!round || number > round.number) {
    const busy = round?.status === 'open' || round?.status === 'paused';
    return refused(event, busy ? 'round-open' : 'not-the-round');
  }
  if (number < round.number || round.status === 'closed') return unchanged(event);
  if (event.status === 'paused' && round.status === 'prepared') return refused(event, 'event-paused');
  return withRound(event, openRound(round, now, milliseconds));
}

/** Refused in the moment between the end of a round's time and its close: close it first. */
export function pauseEvent(event: EventState, now: number): EventTransition {
  if (event.status === 'paused') return unchanged(event);
  if (event.status !== 'running') return notPlaying(event);
  const { startedAt, round } = event;
  if (round?.status !== 'open') return changed({ status: 'paused', startedAt, pausedAt: now, round });
  const stopped = pauseRound(round, now);
  if (stopped.kind === 'refused') return refused(event, stopped.code);
  return changed({ status: 'paused', startedAt, pausedAt: now, round: stopped.state });
}

export function resumeEvent(event: EventState, now: number): EventTransition {
  if (event.status === 'running') return unchanged(event);
  if (event.status !== 'paused') return notPlaying(event);
  const { startedAt, round } = event;
  const going = round?.status === 'paused' ? resumeRound(round, now).state : round;
  return changed({ status: 'running', startedAt, round: going });
}

/** The event's round if it is `number`: what was asked about another one came too late or too early. */
function roundOf(event: Playing, number: number): RoundState | null {
  return event.round?.number === number ? event.round : null;
}

export function extendEventRound(
  event: EventState,
  now: number,
  extension: Extension & { number: number },
): EventTransition {
  if (!isPlaying(event)) return notPlaying(event);
  const round = roundOf(event, extension.number);
  return round ? withRound(event, extendRound(round, now, extension)) : refused(event, 'not-the-round');
}

export function shortenEventRound(
  event: EventState,
  now: number,
  { number, by }: { number: number; by: number },
): EventTransition {
  if (!isPlaying(event)) return notPlaying(event);
  const round = roundOf(event, number);
  return round ? withRound(event, shortenRound(round, now, by)) : refused(event, 'not-the-round');
}

/** An earlier round is closed already: unchanged. */
export function closeEventRound(
  event: EventState,
  now: number,
  { number, by }: { number: number; by: 'clock' | 'host' },
): EventTransition {
  if (!isPlaying(event)) return notPlaying(event);
  const round = roundOf(event, number);
  if (round) return withRound(event, closeRound(round, now, by));
  return event.round && number < event.round.number ? unchanged(event) : refused(event, 'not-the-round');
}

/** Only the newest round: later racks depend on it. After the end the event goes on, paused, from the round before. */
export function cancelEventRound(event: EventState, now: number, number: number): EventTransition {
  const playing = event.status === 'finished' ? goingOn(event, now) : event;
  if (!playing || !isPlaying(playing)) return notPlaying(event);
  const round = roundOf(playing, number);
  if (!round) return refused(event, 'not-the-round');
  return round.status === 'cancelled' ? unchanged(event) : withRound(playing, cancelRound(round, now));
}

export function finishEvent(event: EventState, now: number, reason: EndReason): EventTransition {
  if (event.status === 'finished') return unchanged(event);
  const startedAt = event.status === 'lobby' ? null : event.startedAt;
  const { round } = event;
  const kept = round === null || round.status === 'closed' ? round : cancelRound(round, now).state;
  return changed({ status: 'finished', startedAt, finishedAt: now, reason, round: kept });
}

/** Takes the host's end back; the clock stands until the host goes on. Other ends come from the game itself. */
export function reopenEvent(event: EventState, now: number): EventTransition {
  if (event.status !== 'finished') return unchanged(event);
  if (event.reason !== 'stopped-by-host') return refused(event, 'event-finished');
  return changed(goingOn(event, now) ?? LOBBY);
}

/** Null: it had not begun. */
function goingOn({ startedAt, round }: Finished, now: number): Playing | null {
  return startedAt === null ? null : { status: 'paused', startedAt, pausedAt: now, round };
}
