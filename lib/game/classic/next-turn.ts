import { deadlineOf, usedUntil } from './clock';
import { endOf } from './end';
import type { Seat, Table, TableState } from './state';

/** The turn goes on to the next who has not lost it; the clock of who had it stands. */
export function nextTurn(table: Table, state: TableState, now: number): TableState {
  const used = state.used.with(state.turn, usedUntil(table, state, now));
  const log = [...state.log];
  const lost = [...state.lost];
  let turn = following(state, state.turn);
  while (lost[turn]! > 0) {
    lost[turn]! -= 1;
    log.push({ kind: 'lost', seat: turn });
    turn = following(state, turn);
  }
  return { ...state, used, lost, log, turn, turnFrom: Math.max(now, state.turnFrom) };
}

/** The next around the table who has not given up. */
function following({ racks, resigned }: TableState, seat: Seat): Seat {
  let next = (seat + 1) % racks.length;
  while (resigned.includes(next) && next !== seat) next = (next + 1) % racks.length;
  return next;
}

/** How many still play. */
export const playing = ({ racks, resigned }: TableState): number => racks.length - resigned.length;

/** Ends the game; the tiles stay where they are. */
export function over(table: Table, state: TableState, out: Seat | null): TableState {
  return { ...state, status: 'over', challengeable: null, end: endOf(table, state, out) };
}

/** Whether the clock has run out. */
export function isLate(table: Table, state: TableState, now: number): boolean {
  const deadline = deadlineOf(table, state);
  return deadline !== null && now >= deadline;
}
