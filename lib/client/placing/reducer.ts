import { type Cursor, onBoard, type Place } from '../board';
import { advance, layAtCursor, layTile, recallTile } from './laying';
import { withOrder, withSlot } from './rack-order';
import { freeTiles, inRack, isOpen, type Placing, placedAt } from './state';
import { turned } from './steps';
import { backspace, lineOf, typeLetter } from './typing';

export type PlacingAction =
  | { type: 'replace'; state: Placing }
  | { type: 'tap'; at: Place }
  | { type: 'turn' }
  /** what was typed last and what comes now are two tiles */
  | { type: 'apart' }
  | { type: 'go'; rows: number; cols: number }
  | { type: 'tap-tile'; id: number }
  | { type: 'type'; letter: string; forceBlank?: boolean }
  | { type: 'nth'; index: number }
  | { type: 'backspace' }
  | { type: 'letter'; letter: string }
  | { type: 'letter-cancelled' }
  | { type: 'drop'; id: number; at: Place }
  | { type: 'recall-one'; id: number; slot?: number }
  | { type: 'recall' }
  | { type: 'order'; ids: readonly number[] }
  | { type: 'slot'; id: number; slot: number };

/** The next state. Pure: chance (a shuffled order) comes in with the action. */
export function placingReducer(before: Placing, action: PlacingAction): Placing {
  const state = settled(before, action);
  switch (action.type) {
    case 'replace':
      return action.state;
    case 'tap':
      return tap(state, action.at);
    case 'turn':
      return state.cursor ? withCursor(state, { direction: turned(state.cursor.direction) }) : state;
    case 'apart':
      return state;
    case 'go':
      return go(state, action.rows, action.cols);
    case 'tap-tile':
      return tapTile(state, action.id);
    case 'type':
      return typeLetter(state, action.letter, action.forceBlank ?? false);
    case 'nth':
      return layNth(state, action.index);
    case 'backspace':
      return backspace(state);
    case 'letter':
      return withLetter(state, action.letter);
    case 'letter-cancelled':
      return state.asking === null ? state : backTo(state, state.asking);
    case 'drop':
      return drop(state, action.id, action.at);
    case 'recall-one':
      return withSlot(recallTile(state, action.id), action.id, action.slot);
    case 'recall':
      return { ...state, placed: [], marked: null, asking: null, cursor: firstSquare(state) };
    case 'order':
      return withOrder(state, action.ids);
    case 'slot':
      return withSlot(state, action.id, action.slot);
  }
}

/** What the last action left behind goes: its notice, and letters that could still become one tile. */
function settled(state: Placing, { type }: PlacingAction): Placing {
  const typing = type === 'type' ? state.typing : null;
  return state.notice || typing !== state.typing ? { ...state, notice: null, typing } : state;
}

function withCursor(state: Placing, change: Partial<Cursor>): Placing {
  return state.cursor ? { ...state, cursor: { ...state.cursor, ...change } } : state;
}

/** A tentative tile is recalled; the cursor's square turns it; another free square takes it, or the marked tile. */
function tap(state: Placing, at: Place): Placing {
  const laid = placedAt(state, at.row, at.col);
  if (laid) return recallTile(state, laid.id);
  if (!isOpen(state, at.row, at.col)) return state;
  const direction = state.cursor?.direction ?? lineOf(state) ?? 'across';
  const here: Cursor = { ...at, direction };
  if (state.marked !== null) {
    const next = layTile(state, state.marked, at);
    return inRack(next, state.marked) ? next : advance(next, here);
  }
  const again = state.cursor?.row === at.row && state.cursor.col === at.col;
  return { ...state, cursor: again ? { ...here, direction: turned(direction) } : here };
}

/** Arrow keys: one square on, tiles or not; from the centre when there is no cursor yet. */
function go(state: Placing, rows: number, cols: number): Placing {
  const { cursor } = state;
  if (!cursor) return { ...state, cursor: centreOf(state) };
  const row = cursor.row + rows;
  const col = cursor.col + cols;
  return onBoard(row, col, state.faces.length) ? withCursor(state, { row, col }) : state;
}

function centreOf({ faces }: Placing): Cursor {
  const middle = Math.ceil(faces.length / 2);
  return { row: middle, col: middle, direction: 'across' };
}

/** Let go on a tile of this move, a tile from the board changes places with it; one from the rack sends it there. */
function drop(state: Placing, id: number, at: Place): Placing {
  const from = state.placed.find((tile) => tile.id === id);
  const there = placedAt(state, at.row, at.col);
  if (!from || !there || there.id === id) return layTile(state, id, at);
  const moved = state.placed.map((tile) => {
    if (tile.id === id) return { ...tile, row: at.row, col: at.col };
    return tile.id === there.id ? { ...tile, row: from.row, col: from.col } : tile;
  });
  return { ...state, placed: moved, marked: null };
}

function tapTile(state: Placing, id: number): Placing {
  if (!inRack(state, id)) return state;
  if (state.cursor) return layAtCursor(state, id);
  return { ...state, marked: state.marked === id ? null : id };
}

/** The nth tile that is still in the rack, as digits choose it. */
function layNth(state: Placing, index: number): Placing {
  const tile = freeTiles(state)[index];
  if (!tile) return { ...state, notice: 'not-in-rack' };
  return state.cursor ? layAtCursor(state, tile.id) : { ...state, notice: 'no-square' };
}

function withLetter(state: Placing, letter: string): Placing {
  if (state.asking === null) return state;
  const placed = state.placed.map((tile) => (tile.id === state.asking ? { ...tile, letter } : tile));
  return { ...state, placed, asking: null };
}

function backTo(state: Placing, id: number): Placing {
  const tile = state.placed.find((placed) => placed.id === id);
  const recalled = recallTile(state, id);
  if (!tile || !state.cursor) return recalled;
  return withCursor(recalled, { row: tile.row, col: tile.col });
}

/** After a recall the cursor waits where the word began, for another try at the same place. */
function firstSquare(state: Placing): Cursor | null {
  if (state.placed.length === 0) return null;
  const direction = lineOf(state) ?? state.cursor?.direction ?? 'across';
  const first = [...state.placed].sort((a, b) => a.row - b.row || a.col - b.col)[0];
  return first ? { row: first.row, col: first.col, direction } : null;
}
