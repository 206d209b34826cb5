/** All moves of one position after another, searched and filtered: what the worker of the page does. */
import {
  type Board,
  findAllMoves,
  invalidWords,
  type Lexicon,
  type Move,
  type MoveList,
  type MoveProblem,
  type PlayRules,
  type Position,
  parseBoard,
  play,
  position,
  readMove,
  type ScoredMove,
} from '@/lib/engine';
import { isFiltered, type LaidMove, type MoveFilter, moveTest } from './filter';

export interface Asked {
  board: readonly string[];
  rack: string;
  rules: PlayRules;
}

export interface Found {
  /** legal moves */
  count: number;
  best: ScoredMove | null;
}

/** What a move is worth; `problem` and `words` say why nothing. */
export interface Value {
  score: number;
  problem: MoveProblem | null;
  /** words that the lexicon does not have */
  words: string[];
}

export class Finder {
  private place: Position | null = null;
  private list: MoveList | null = null;
  /** places in the list of those that are shown; null: all of them */
  private shown: number[] | null = null;

  constructor(readonly lexicon: Lexicon) {}

  /** @throws EngineError for a board or a rack that is none */
  find({ board, rack, rules }: Asked): Found {
    const { lexicon } = this;
    this.place = position({ tiles: lexicon.tiles, board: parseBoard(board, lexicon.tiles), rack, rules });
    this.list = findAllMoves(this.place, lexicon);
    this.shown = null;
    return { count: this.list.length, best: this.list.at(0) ?? null };
  }

  /** Shows the moves that pass, and says how many they are. */
  filter(filter: MoveFilter): number {
    const { place, list } = this;
    if (!place || !list) return 0;
    this.shown = isFiltered(filter) ? passing(place, list, filter) : null;
    return this.shown?.length ?? list.length;
  }

  /** Of those shown, best first. */
  rows(from: number, to: number): ScoredMove[] {
    const { list, shown } = this;
    if (!list) return [];
    if (!shown) return list.slice(from, to);
    return shown.slice(from, to).map((at) => list.at(at)!);
  }

  value(move: Move): Value {
    if (!this.place) return { score: 0, problem: 'unreadable', words: [] };
    const reading = readMove(this.place, move);
    if (!reading.ok) return { score: 0, problem: reading.problem, words: [] };
    const words = invalidWords(reading, this.lexicon);
    return { score: words.length > 0 ? 0 : reading.score, problem: null, words };
  }
}

function passing(place: Position, list: MoveList, filter: MoveFilter): number[] {
  const { board, tiles, rack, rules } = place;
  const test = moveTest(filter, tiles, Math.min(rack.length, rules.maxPlaced));
  const passed: number[] = [];
  for (let at = 0; at < list.length; at++) {
    const move = list.at(at)!;
    if (test(laidBy(board, move))) passed.push(at);
  }
  return passed;
}

/** The tiles of a move, and which of them are new. */
function laidBy(before: Board, move: ScoredMove): LaidMove {
  const after = play(before, move);
  const [down, right] = move.direction === 'down' ? [1, 0] : [0, 1];
  const codes: number[] = [];
  const laid: number[] = [];
  for (let row = move.row - 1, col = move.col - 1; after.at(row, col) !== 0; row += down, col += right) {
    const code = after.at(row, col);
    codes.push(code);
    if (before.at(row, col) === 0) laid.push(code);
  }
  return { move, codes, laid };
}
