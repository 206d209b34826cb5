import type { Random } from '@/lib/engine';
import { changed, refused, unchanged } from '../transition';
import { balanced } from './balance';
import { nextTurn, over } from './next-turn';
import { allAccept } from './resign';
import { shuffled } from './shuffle';
import type { Table, TableState } from './state';
import type { By, TableTransition } from './take-turn';

/**
 * Challenges the last play, by anybody else and before anybody has acted since. A bad word is taken back, with all the
 * tiles that were drawn for it, and the turn is lost; a good one costs the challenger the next turn.
 */
export function challengeTurn(
  table: Table,
  state: TableState,
  { seat, now, random }: By & { random: Random },
): TableTransition {
  if (state.status === 'over') return refused(state, 'table-over');
  const last = state.challengeable;
  const index = state.log.findLastIndex(({ kind }) => kind === 'play');
  const turn = state.log[index];
  if (!last || turn?.kind !== 'play') return refused(state, 'nothing-to-challenge');
  if (last.seat === seat) return refused(state, 'own-move');
  const good = turn.badWords.length === 0;
  const log = [...state.log, { kind: 'challenge' as const, seat, good }];
  const said: TableState = { ...state, challengeable: null, log };
  if (good) return changed(challengeLost(table, said, { seat, now }));
  const back: TableState = {
    ...said,
    board: last.board,
    racks: state.racks.with(last.seat, last.rack),
    bag: shuffled([...state.bag, ...last.drawn], random),
    scores: state.scores.with(last.seat, state.scores[last.seat]! - last.score),
    log: log.with(index, { ...turn, takenBack: true }),
  };
  balanced(table.tiles, back);
  return changed(state.status === 'out' ? goOn(table, back, now) : back);
}

/**
 * Whoever was on turn when a good word was challenged loses that turn at once, others their next one; where challenges are
 * free, nobody does.
 */
function challengeLost(table: Table, state: TableState, { seat, now }: By): TableState {
  if (state.status === 'out') return over(table, state, state.turn);
  if (table.rules.challenge === 'free') return state;
  if (state.turn !== seat) return { ...state, lost: state.lost.with(seat, state.lost[seat]! + 1) };
  const log = [...state.log, { kind: 'lost' as const, seat }];
  return nextTurn(table, { ...state, log }, now);
}

/** After a last move that was none: who made it has lost the turn, and its time is counted already. */
function goOn(table: Table, state: TableState, now: number): TableState {
  const { used } = state;
  return { ...nextTurn(table, { ...state, status: 'playing' }, now), used, turnFrom: now };
}

/** Accepts the last move of the game; when all others have, it is over. */
export function acceptLast(table: Table, state: TableState, { seat }: Pick<By, 'seat'>): TableTransition {
  if (state.status !== 'out' || state.turn === seat || state.accepted.includes(seat)) return unchanged(state);
  const accepted = [...state.accepted, seat];
  const said = { ...state, accepted };
  return changed(allAccept(said) ? over(table, said, state.turn) : said);
}
