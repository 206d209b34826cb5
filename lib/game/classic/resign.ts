import { changed, refused, unchanged } from '../transition';
import { usedUntil } from './clock';
import { nextTurn, over, playing } from './next-turn';
import type { Table, TableState } from './state';
import type { By, TableTransition } from './take-turn';

/**
 * Gives up, in turn or not. The others go on, and when one is left the game is over: that one has won, whatever the score.
 * Whoever has gone out waits for the others' word on that move.
 */
export function resignTurn(table: Table, state: TableState, { seat, now }: By): TableTransition {
  if (state.resigned.includes(seat)) return unchanged(state);
  if (state.status === 'over') return refused(state, 'table-over');
  if (state.status === 'out' && state.turn === seat) return refused(state, 'last-move-open');
  const given: TableState = {
    ...state,
    resigned: [...state.resigned, seat],
    log: [...state.log, { kind: 'resign', seat, rack: state.racks[seat]! }],
  };
  if (state.status === 'out') return changed(allAccept(given) ? over(table, given, state.turn) : given);
  const used = state.used.with(state.turn, usedUntil(table, state, now));
  if (playing(given) === 1) return changed(over(table, { ...given, used, turnFrom: now }, null));
  return changed(state.turn === seat ? nextTurn(table, { ...given, challengeable: null }, now) : given);
}

/** Whether everybody but who went out has let the last move stand, or is gone. */
export function allAccept({ racks, turn, accepted, resigned }: TableState): boolean {
  return racks.every((_, seat) => seat === turn || accepted.includes(seat) || resigned.includes(seat));
}
