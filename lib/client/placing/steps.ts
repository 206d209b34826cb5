import { type Cursor, onBoard, type Place } from '../board';
import { isOpen, type Placing, placedAt } from './state';

/** Row and column to add for one step in a direction. */
export function step(direction: Cursor['direction']): Place {
  return direction === 'across' ? { row: 0, col: 1 } : { row: 1, col: 0 };
}

export function turned(direction: Cursor['direction']): Cursor['direction'] {
  return direction === 'across' ? 'down' : 'across';
}

/** The first square from the cursor on, itself included, that holds no tile at all; null at the edge. */
export function nextEmpty(state: Placing, from: Cursor): Cursor | null {
  const by = step(from.direction);
  let { row, col } = from;
  while (onBoard(row, col, state.faces.length)) {
    if (isOpen(state, row, col) && !placedAt(state, row, col)) return { row, col, direction: from.direction };
    row += by.row;
    col += by.col;
  }
  return null;
}

/** The cursor one square on, over whatever lies there. */
export function after(cursor: Cursor): Cursor {
  const by = step(cursor.direction);
  return { ...cursor, row: cursor.row + by.row, col: cursor.col + by.col };
}
