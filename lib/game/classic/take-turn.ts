import {
  formatBoard,
  invalidWords,
  type Lexicon,
  type Move,
  type MoveProblem,
  parseBoard,
  play,
  position,
  type Random,
  readMove,
} from '@/lib/engine';
import { countTiles, laidTiles, listTiles, takeTiles } from '../tile-counts';
import type { Transition } from '../transition';
import { changed, refused, unchanged } from '../transition';
import { balanced } from './balance';
import { usedUntil } from './clock';
import { isLate, nextTurn, over, playing } from './next-turn';
import { shuffled } from './shuffle';
import type { Seat, Table, TableRefusal, TableState } from './state';

export type TableTransition = Transition<TableState, TableRefusal>;

/** A move that cannot be made, or whose words are refused. */
export type PlayTransition =
  | TableTransition
  | { kind: 'illegal'; state: TableState; problem: MoveProblem }
  | { kind: 'bad-words'; state: TableState; words: string[] };

export interface By {
  seat: Seat;
  now: number;
}

const notNow = (state: TableState, seat: Seat): TableRefusal | null => {
  if (state.status === 'over') return 'table-over';
  if (state.status === 'out') return 'last-move-open';
  return state.turn === seat ? null : 'not-your-turn';
};

/** Lays a move, scores it and draws. Words are judged by the lexicon only where nobody challenges. */
export function playTurn(
  table: Table,
  state: TableState,
  { seat, now, move, lexicon }: By & { move: Move; lexicon: Lexicon },
): PlayTransition {
  const no = notNow(state, seat);
  if (no) return refused(state, no);
  const { tiles, rules } = table;
  const rack = state.racks[seat]!;
  const at = position({ tiles, board: state.board, rack, rules: rules.play, firstAcross: false });
  const reading = readMove(at, move);
  if (!reading.ok) return { kind: 'illegal', state, problem: reading.problem };
  const badWords = invalidWords(reading, lexicon);
  if (rules.challenge === 'void' && badWords.length > 0) return { kind: 'bad-words', state, words: badWords };

  const kept = without(rack, laidTiles(tiles, reading))!;
  const drawn = state.bag.slice(0, rules.play.rackSize - kept.length);
  const { score } = reading;
  const laid: TableState = {
    ...state,
    board: formatBoard(play(parseBoard(state.board, tiles), reading.move)),
    racks: state.racks.with(seat, [...kept, ...drawn]),
    bag: state.bag.slice(drawn.length),
    scores: state.scores.with(seat, state.scores[seat]! + score),
    passes: 0,
    challengeable: rules.challenge === 'void' ? null : { seat, board: state.board, rack, drawn, score },
    log: [
      ...state.log,
      {
        kind: 'play',
        seat,
        move: reading.move,
        words: reading.words.map(({ word }) => word),
        badWords,
        score,
        laid: reading.placed.length,
        rack,
        takenBack: false,
      },
    ],
  };
  balanced(tiles, laid);
  if (kept.length + drawn.length > 0) return changed(nextTurn(table, laid, now));
  const used = state.used.with(seat, usedUntil(table, state, now));
  const out = { ...laid, used, turnFrom: now, accepted: [] };
  return changed(rules.challenge === 'void' ? over(table, out, seat) : { ...out, status: 'out' });
}

/** Lays tiles aside, draws as many, and only then puts them back. */
export function exchangeTurn(
  table: Table,
  state: TableState,
  { seat, now, give, random }: By & { give: readonly number[]; random: Random },
): TableTransition {
  const no = notNow(state, seat);
  if (no) return refused(state, no);
  const rack = state.racks[seat]!;
  if (state.bag.length < Math.max(table.rules.exchangeFrom, give.length, 1))
    return refused(state, 'exchange-too-few');
  const kept = give.length > 0 ? without(rack, give) : null;
  if (!kept) return refused(state, 'exchange-not-in-rack');
  const drawn = state.bag.slice(0, give.length);
  const next: TableState = {
    ...state,
    racks: state.racks.with(seat, [...kept, ...drawn]),
    bag: shuffled([...state.bag.slice(give.length), ...give], random),
    passes: 0,
    challengeable: null,
    log: [...state.log, { kind: 'exchange', seat, tiles: [...give], rack }],
  };
  return changed(nextTurn(table, balanced(table.tiles, next), now));
}

/** All passing twice in succession ends the game. */
export function passTurn(
  table: Table,
  state: TableState,
  { seat, now, late = false }: By & { late?: boolean },
): TableTransition {
  const no = notNow(state, seat);
  if (no) return refused(state, no);
  const passed: TableState = {
    ...state,
    passes: state.passes + 1,
    challengeable: null,
    log: [...state.log, { kind: 'pass', seat, late, rack: state.racks[seat]! }],
  };
  if (passed.passes < 2 * playing(state)) return changed(nextTurn(table, passed, now));
  return changed(over(table, { ...passed, used: state.used.with(seat, usedUntil(table, state, now)) }, null));
}

/** What the clock does by itself: a pass, or the end of the time to challenge the last move. */
export function lapse(table: Table, state: TableState, now: number): TableTransition {
  if (!isLate(table, state, now)) return unchanged(state);
  if (state.status === 'out') return changed(over(table, state, state.turn));
  return passTurn(table, state, { seat: state.turn, now, late: true });
}

/** A rack without some of its tiles; null when it does not have them. */
function without(rack: readonly number[], taken: readonly number[]): number[] | null {
  const counts = countTiles(rack);
  return takeTiles(counts, taken) ? listTiles(counts) : null;
}
