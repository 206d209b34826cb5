import type { Position } from '../position';
import { AREA, lanes, squareIndex } from './lanes';

const { letter, anchor, turned } = lanes;

/** Marks the anchors in the lanes and lists them in the order of the empty squares. */
export function findAnchors({ board, firstAcross }: Position, empty: readonly number[]): number[] {
  const anchors =
    board.count === 0 ? firstAnchors(board.layout.start, firstAcross) : empty.filter(touchesTile);
  for (const index of anchors) anchor[index] = 1;
  return anchors;
}

function firstAnchors({ row, col }: { row: number; col: number }, acrossOnly: boolean): number[] {
  const index = squareIndex(row, col);
  return acrossOnly ? [index] : [index, turned[index]!];
}

function touchesTile(index: number): boolean {
  const crossing = turned[index]!;
  const along = letter[index - 1] !== 0 || letter[index + 1] !== 0;
  return along || letter[crossing - 1] !== 0 || letter[crossing + 1] !== 0;
}

export function isDown(index: number): boolean {
  return index >= AREA;
}
