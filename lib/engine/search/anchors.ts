import type { Position } from '../position';
import { AREA, forEmptySquares, lanes, squareIndex, turnedIndex } from './lanes';

/** Marks the anchors in the lanes and lists them, across before down, in reading order of the lanes. */
export function findAnchors({ board, firstAcross }: Position): number[] {
  const anchors: number[] = [];
  if (board.count === 0) {
    const { row, col } = board.layout.start;
    anchors.push(squareIndex(0, row, col));
    if (!firstAcross) anchors.push(squareIndex(1, row, col));
  } else {
    forEmptySquares(board, (index) => {
      if (touchesTile(index) || touchesTile(turnedIndex(index))) anchors.push(index);
    });
  }
  for (const index of anchors) lanes.anchor[index] = 1;
  return anchors;
}

function touchesTile(index: number): boolean {
  return lanes.letter[index - 1] !== 0 || lanes.letter[index + 1] !== 0;
}

export function isDown(index: number): boolean {
  return index >= AREA;
}
