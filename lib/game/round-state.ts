/**
 * The life of a round. Legal transitions:
 *
 *   prepared ─open→ open ─pause→ paused ─resume→ open
 *   open ─extend→ open, paused ─extend→ paused          (later end, more left)
 *   open ─shorten→ open, paused ─shorten→ paused        (earlier end, never less than some seconds left)
 *   open ─close→ closed                                 (the clock once the time is up, the host at any time)
 *   paused ─close→ closed                               (the host only: a stopped clock never ends)
 *   prepared, open, paused, closed ─cancel→ cancelled   (closed: while no later round exists, event-state.ts)
 *
 * Times are milliseconds since 1970 by the one clock that decides; they are arguments.
 */
import { changed, refused, type Transition, unchanged } from './transition';

export type RoundState =
  | { status: 'prepared'; number: number }
  | { status: 'open'; number: number; opensAt: number; closesAt: number }
  | { status: 'paused'; number: number; opensAt: number; remaining: number }
  | { status: 'closed'; number: number; opensAt: number; closedAt: number }
  | { status: 'cancelled'; number: number; cancelledAt: number };

export type RoundRefusal =
  | 'round-not-open'
  | 'round-over'
  | 'too-early'
  | 'time-is-up'
  | 'bad-duration'
  | 'stale';

export type RoundTransition = Transition<RoundState, RoundRefusal>;

const isDuration = (ms: number) => Number.isSafeInteger(ms) && ms > 0;
const isOver = (round: RoundState) => round.status === 'closed' || round.status === 'cancelled';
/** The refusal for what only a running clock allows. */
const notRunning = (round: RoundState) => refused(round, isOver(round) ? 'round-over' : 'round-not-open');

export function prepared(number: number): RoundState {
  return { status: 'prepared', number };
}

/** Shows the rack from `now` for `milliseconds`; a round that was opened before stays as it is. */
export function openRound(round: RoundState, now: number, milliseconds: number): RoundTransition {
  if (isOver(round)) return refused(round, 'round-over');
  if (round.status !== 'prepared') return unchanged(round);
  if (!isDuration(milliseconds)) return refused(round, 'bad-duration');
  return changed({ status: 'open', number: round.number, opensAt: now, closesAt: now + milliseconds });
}

/** Stops the clock and keeps what is left. After the end there is nothing to stop: the close comes first. */
export function pauseRound(round: RoundState, now: number): RoundTransition {
  if (round.status === 'paused') return unchanged(round);
  if (round.status !== 'open') return notRunning(round);
  const remaining = round.closesAt - now;
  if (remaining <= 0) return refused(round, 'time-is-up');
  return changed({ status: 'paused', number: round.number, opensAt: round.opensAt, remaining });
}

export function resumeRound(round: RoundState, now: number): RoundTransition {
  if (round.status === 'open') return unchanged(round);
  if (round.status !== 'paused') return notRunning(round);
  const closesAt = now + round.remaining;
  return changed({ status: 'open', number: round.number, opensAt: round.opensAt, closesAt });
}

export interface Extension {
  /** milliseconds more */
  by: number;
  /**
   * `closesAt` (open) or `remaining` (paused) as the caller saw it. Given, the extension happens once
   * however often it is asked for; left out, every call extends.
   */
  seen?: number;
}

export function extendRound(round: RoundState, now: number, { by, seen }: Extension): RoundTransition {
  if (round.status !== 'open' && round.status !== 'paused') return notRunning(round);
  if (!isDuration(by)) return refused(round, 'bad-duration');
  const end = round.status === 'open' ? round.closesAt : round.remaining;
  if (seen !== undefined && seen !== end)
    return seen + by === end ? unchanged(round) : refused(round, 'stale');
  if (round.status === 'paused') return changed({ ...round, remaining: end + by });
  if (now >= end) return refused(round, 'time-is-up');
  return changed({ ...round, closesAt: end + by });
}

/** Nobody loses a slip that is being written: so much is left whatever is taken off. */
export const LEAST_LEFT_MS = 5_000;

/** Takes time off the clock. With no more than the least left, nothing changes. */
export function shortenRound(round: RoundState, now: number, by: number): RoundTransition {
  if (round.status !== 'open' && round.status !== 'paused') return notRunning(round);
  if (!isDuration(by)) return refused(round, 'bad-duration');
  const left = round.status === 'open' ? round.closesAt - now : round.remaining;
  if (left <= LEAST_LEFT_MS) return unchanged(round);
  const remaining = Math.max(LEAST_LEFT_MS, left - by);
  if (round.status === 'paused') return changed({ ...round, remaining });
  return changed({ ...round, closesAt: now + remaining });
}

/**
 * `by: 'clock'` is refused before the end: a timer that was set before an extension, or that fires early,
 * closes nothing. A grace for slips on their way is added by the caller to the time it asks at.
 */
export function closeRound(round: RoundState, now: number, by: 'clock' | 'host'): RoundTransition {
  if (round.status === 'closed') return unchanged(round);
  if (round.status !== 'open' && round.status !== 'paused') return notRunning(round);
  const early = round.status === 'paused' || now < round.closesAt;
  if (by === 'clock' && early) return refused(round, 'too-early');
  return changed({ status: 'closed', number: round.number, opensAt: round.opensAt, closedAt: now });
}

/** Its points vanish, and all its tiles go back. */
export function cancelRound(round: RoundState, now: number): RoundTransition {
  if (round.status === 'cancelled') return unchanged(round);
  return changed({ status: 'cancelled', number: round.number, cancelledAt: now });
}
