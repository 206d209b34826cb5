import type { Cursor } from '../board';
import { inRack, isOpen, type PlacedTile, type Placing, placedAt } from './state';
import { after, nextEmpty } from './steps';

/** Takes a tile off the board, back to its slot. */
export function recallTile(state: Placing, id: number): Placing {
  return {
    ...state,
    placed: state.placed.filter((tile) => tile.id !== id),
    asking: state.asking === id ? null : state.asking,
  };
}

/**
 * Lays a tile on a square, from the rack or from another square. A tentative tile that lies there goes back to
 * the rack. A blank without a letter asks for it. More tiles than one move may lay stay in the rack.
 */
export function layTile(
  state: Placing,
  id: number,
  at: { row: number; col: number },
  letter?: string,
): Placing {
  const tile = state.rack.find((candidate) => candidate.id === id);
  if (!tile || !isOpen(state, at.row, at.col)) return state;
  const before = state.placed.find((placed) => placed.id === id);
  const there = placedAt(state, at.row, at.col);
  const cleared = there && there.id !== id ? recallTile(state, there.id) : state;
  if (!before && cleared.placed.length >= state.most) return { ...state, marked: null, notice: 'too-many' };
  const meant = tile.blank ? (letter ?? before?.letter ?? '') : tile.letter;
  const laid: PlacedTile = { id, row: at.row, col: at.col, letter: meant, blank: tile.blank };
  return {
    ...cleared,
    placed: [...cleared.placed.filter((placed) => placed.id !== id), laid],
    marked: null,
    asking: meant ? cleared.asking : id,
  };
}

/** Lays a tile at the cursor, or on the next empty square, and moves the cursor past it. */
export function layAtCursor(state: Placing, id: number, letter?: string): Placing {
  if (!state.cursor || !inRack(state, id)) return state;
  const at = nextEmpty(state, state.cursor);
  if (!at) return { ...state, notice: 'no-square' };
  const laid = layTile(state, id, at, letter);
  return inRack(laid, id) ? laid : advance(laid, at);
}

/** The cursor on the next empty square after a place; it goes away at the edge. */
export function advance(state: Placing, from: Cursor): Placing {
  return { ...state, cursor: nextEmpty(state, after(from)) };
}
