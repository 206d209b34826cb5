import type { Direction, Move } from '@/lib/engine';
import { type Cursor, faceAt, writeTile } from '../board';
import { type Placing, placedAt } from './state';
import { step, turned } from './steps';

export type Composed =
  | { kind: 'empty' }
  /** the laid tiles are no word: not in one line, a gap between them, or a blank without its letter */
  | { kind: 'broken'; reason: 'not-in-line' | 'gap' | 'blank-without-letter' }
  | { kind: 'move'; move: Move };

/** What the laid tiles spell, with the tiles of the board that touch their ends. Knows no rule of the game. */
export function composed(state: Placing): Composed {
  const { placed } = state;
  const first = placed[0];
  if (!first) return { kind: 'empty' };
  if (placed.some((tile) => !tile.letter)) return { kind: 'broken', reason: 'blank-without-letter' };
  const sameRow = placed.every((tile) => tile.row === first.row);
  const sameCol = placed.every((tile) => tile.col === first.col);
  if (!sameRow && !sameCol) return { kind: 'broken', reason: 'not-in-line' };
  const directions: Direction[] =
    placed.length === 1 ? bothWays(state.cursor) : [sameRow ? 'across' : 'down'];
  const spelled = directions.map((direction) => spell(state, direction));
  const word = spelled.find(({ tiles }) => tiles > 1) ?? spelled[0];
  if (!word || word.fresh < placed.length) return { kind: 'broken', reason: 'gap' };
  return { kind: 'move', move: word.move };
}

/** One tile may be read both ways: first as the cursor points, then the other way. */
function bothWays(cursor: Cursor | null): Direction[] {
  const first = cursor?.direction ?? 'across';
  return [first, turned(first)];
}

function tileOn(state: Placing, row: number, col: number): string | null {
  const laid = placedAt(state, row, col);
  const face = laid ?? faceAt(state.faces, row, col);
  return face ? writeTile(face.letter, face.blank, state.tileSet) : null;
}

/** The unbroken run of tiles through the first laid one, and how many of them are laid now. */
function spell(state: Placing, direction: Direction): { move: Move; tiles: number; fresh: number } {
  const by = step(direction);
  let { row, col } = state.placed[0]!;
  while (tileOn(state, row - by.row, col - by.col)) {
    row -= by.row;
    col -= by.col;
  }
  const move: Move = { row, col, direction, word: '' };
  let tiles = 0;
  let fresh = 0;
  for (let tile = tileOn(state, row, col); tile; tile = tileOn(state, row, col)) {
    move.word += tile;
    tiles += 1;
    if (placedAt(state, row, col)) fresh += 1;
    row += by.row;
    col += by.col;
  }
  return { move, tiles, fresh };
}
