/**
 * What is analysed, as plain data: a board to begin with, the turns played on it since, and the rack that is looked at.
 * Every change but of the rack can be undone.
 */
import { layOn, splitTiles, tilesOf } from '@/lib/client/board';
import type { ScoredMove } from '@/lib/engine';

export interface Turn {
  rack: string;
  /** null: nothing was played */
  move: ScoredMove | null;
  top: ScoredMove;
  /** which of them went on the board */
  placed: 'move' | 'top';
}

export interface Line {
  /** wire form, a string a row */
  start: readonly string[];
  turns: readonly Turn[];
  /** wire form */
  rack: string;
  /** a game of several players was pasted: its turns are the tops */
  topsOnly?: boolean;
}

export interface History {
  line: Line;
  past: readonly Line[];
}

export type LineAction =
  | { kind: 'rack'; rack: string }
  | { kind: 'turn'; turn: Turn; tileSet: string }
  /** as it was before a turn, with its rack */
  | { kind: 'back'; to: number }
  /** another position */
  | { kind: 'board'; start: readonly string[]; rack?: string }
  | { kind: 'game'; line: Line }
  /** what is there already, with the turns that led to it; nothing that could be undone */
  | { kind: 'turns'; line: Line }
  | { kind: 'undo' };

export const newHistory = (start: readonly string[], rack = ''): History => ({
  line: { start, turns: [], rack },
  past: [],
});

const MOST_PAST = 200;

export function lineReducer(history: History, action: LineAction): History {
  const { line, past } = history;
  const then = (next: Line): History => ({ line: next, past: [...past, line].slice(-MOST_PAST) });
  switch (action.kind) {
    case 'rack':
      return { ...history, line: { ...line, rack: action.rack } };
    case 'turn':
      return then(withTurn(line, action.turn, action.tileSet));
    case 'back':
      return then({
        ...line,
        turns: line.turns.slice(0, action.to),
        rack: line.turns[action.to]?.rack ?? line.rack,
      });
    case 'board':
      return then({ start: action.start, turns: [], rack: action.rack ?? line.rack });
    case 'game':
      return then(action.line);
    case 'turns':
      return { line: action.line, past: [] };
    case 'undo': {
      const before = past.at(-1);
      return before ? { line: before, past: past.slice(0, -1) } : history;
    }
  }
}

function withTurn(line: Line, turn: Turn, tileSet: string): Line {
  const rack = leftOver(turn.rack, placedIn(turn), boardOf(line, tileSet), tileSet);
  return { ...line, turns: [...line.turns, turn], rack };
}

/** What the turn laid on the board; null: nothing. */
export const placedIn = ({ placed, move, top }: Turn): ScoredMove | null => (placed === 'top' ? top : move);

/** The board after the first `count` turns. */
export function boardOf({ start, turns }: Line, tileSet: string, count = turns.length): readonly string[] {
  return turns.slice(0, count).reduce<readonly string[]>((rows, turn) => {
    const move = placedIn(turn);
    return move ? layOn(rows, move, tileSet) : rows;
  }, start);
}

/** The rack without the tiles of a move. */
export function leftOver(
  rack: string,
  move: ScoredMove | null,
  board: readonly string[],
  tileSet: string,
): string {
  if (!move) return rack;
  const left = splitTiles(rack);
  for (const { letter, blank } of tilesOf(board, move, tileSet)) {
    const wanted = blank ? '?' : letter.length > 1 ? `[${letter}]` : letter;
    const at = left.indexOf(wanted);
    if (at >= 0) left.splice(at, 1);
  }
  return left.join('');
}

export interface Totals {
  own: number;
  top: number;
}

export function totalsOf(turns: readonly Turn[]): Totals {
  return {
    own: turns.reduce((sum, { move }) => sum + (move?.score ?? 0), 0),
    top: turns.reduce((sum, { top }) => sum + top.score, 0),
  };
}
