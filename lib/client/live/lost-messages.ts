/** Signs that the stream's messages did not all arrive, although the connection stands. */
import type { StreamMessage } from '@/lib/http/schemas';
import { lastEnd } from './last-end';
import type { LiveState } from './state';

/** Versions rise by one; only joins are told many at once, under the last of their versions. */
export function leavesGap({ snapshot }: LiveState, { type, version }: StreamMessage): boolean {
  if (!snapshot || version === null || type === 'snapshot' || type === 'lobby') return false;
  return version > snapshot.version + 1;
}

/** How long after its time a close or an opening is surely told: the grace, and what a hall takes. */
const LATE_MS = 4_000;
const LONGEST_MS = 60_000;

/** What is asked about a round that should have closed or opened: when, and how often it was asked. */
export interface Overdue {
  due: number;
  tries: number;
}

/** When the state should have changed by the clock, by the server's time; null: the host decides. */
export function changeDue({ snapshot }: LiveState): number | null {
  if (snapshot?.status !== 'running') return null;
  return snapshot.round?.status === 'open' ? lastEnd(snapshot) : snapshot.nextOpensAt;
}

/**
 * When to ask the server the next time why nothing changed: rarer each time and spread by chance (0 to 1), as it may
 * be the server that is late, and everybody asks.
 */
export function askAt({ due, tries }: Overdue, chance: number): number {
  return due + Math.min(LONGEST_MS, LATE_MS * 2 ** Math.min(tries, 8)) * (1 + chance);
}
