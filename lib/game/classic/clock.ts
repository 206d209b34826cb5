import type { Table, TableClock, TableState } from './state';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long the last move of a live game may be challenged. */
export const LAST_WORD_MS = 30 * SECOND;

/** When the clock acts by itself, ms; null when the game is over. */
export function deadlineOf({ rules: { clock } }: Table, state: TableState): number | null {
  if (state.status === 'over') return null;
  if (state.status === 'out')
    return state.turnFrom + (clock.kind === 'days' ? clock.days * DAY : LAST_WORD_MS);
  return state.turnFrom + turnMs(clock, state.used[state.turn] ?? 0);
}

function turnMs(clock: TableClock, used: number): number {
  if (clock.kind === 'turn') return clock.seconds * SECOND;
  if (clock.kind === 'days') return clock.days * DAY;
  return Math.max(0, (clock.minutes + clock.overtimeMinutes) * MINUTE - used);
}

/** Time that the player on turn has used by now, this turn included; never beyond what there was. */
export function usedUntil(table: Table, state: TableState, now: number): number {
  const until = Math.min(now, deadlineOf(table, state) ?? now);
  return (state.used[state.turn] ?? 0) + Math.max(0, until - state.turnFrom);
}

/** What the time beyond one's own costs: each minute begun. */
export function overtimeCost(clock: TableClock, used: number): number {
  if (clock.kind !== 'player') return 0;
  const over = used - clock.minutes * MINUTE;
  return over > 0 ? Math.ceil(over / MINUTE) * clock.overtimeCost : 0;
}
