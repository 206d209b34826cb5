import type { Snapshot } from '@/lib/http/schemas';
import { type ClockMark, clockMarks } from '../ui';
import type { Signal } from './tunes';

/** A round that can be signalled: whose clock runs, and until when for this player. */
export interface Running {
  number: number;
  deadline: number;
  seconds: number;
}

/** What a page signals now; null while no clock runs for a player or a hall. The round is the player's own. */
export function runningRound({ round, you, settings }: Snapshot, hall = false): Running | null {
  if (round?.status !== 'open' || !(you || hall)) return null;
  return { number: round.number, deadline: round.closesAt, seconds: settings.secondsPerRound };
}

export interface Moment {
  at: number;
  signal: Signal;
}

const SIGNALS: Readonly<Record<ClockMark['stage'], Signal>> = { minute: 'soon', last: 'last', final: 'last' };

/** What comes after some time, by the server's clock; null when the round is over. */
export function nextMoment({ deadline, seconds }: Running, now: number): Moment | null {
  const marks = clockMarks(seconds).map((mark) => ({
    at: deadline - mark.seconds * 1000,
    signal: SIGNALS[mark.stage],
  }));
  return [...marks, { at: deadline, signal: 'close' as const }].find(({ at }) => at > now) ?? null;
}

/** Whoever comes back to a page, or to a device that slept, is not told what is long over. */
const NEWS_MS = 1500;

export function isNews(at: number, now: number, within = NEWS_MS): boolean {
  return now - at < within;
}
