import { lanes, STRIDE } from './lanes';
import { rack } from './rack';

/*
 * Upper bounds. An extent is a run of squares from `start` to `end` that a move would fill wholly, its
 * anchor among them. With k empty squares, standing tiles worth T, word factor W and the rack's best
 * tiles on the best letter squares, no word there can score more than
 *
 *   W * (T + S[k] + S[n2] + S[n3] + S[n4]) + Σ crossed (crossSum + best letter allowed * LF) * WF + bonus[k]
 *
 * where S[j] is the sum of the j most valuable tiles and ni the number of empty squares whose letter
 * factor is at least i: sorted values against sorted factors is the largest sum of products.
 */

const { letter, face, letterFactor, wordFactor, crossMask, crossSum, anchor } = lanes;

/** reach[start * STRIDE + end]: bound of the extents from `start` to `end` or beyond; places within the lane. */
export const reach = new Int32Array(STRIDE * STRIDE);
/** leftReach[start]: bound of the extents from `start` or further left. */
export const leftReach = new Int32Array(STRIDE + 1);

const NONE = -1;

/** Fills both tables for one anchor; returns the bound of all its moves, -1 when it has none. */
export function boundAnchor(index: number): number {
  const place = index % STRIDE;
  const base = index - place;
  leftReach.fill(NONE);
  let highest = NONE;
  let first = place;
  for (let start = place; start > 0; start--) {
    const at = base + start;
    if (letter[at] === 0 && start !== place && anchor[at] === 1) break;
    first = start;
    if (letter[at - 1] === 0) boundFrom(base, start, place);
    else reach.fill(NONE, start * STRIDE, (start + 1) * STRIDE);
  }
  for (let start = first; start <= place; start++) {
    highest = Math.max(highest, reach[start * STRIDE + place]!);
    leftReach[start] = highest;
  }
  return highest;
}

/** One row of `reach`: the extents that begin at `start`. */
function boundFrom(base: number, start: number, place: number): void {
  const row = start * STRIDE;
  reach.fill(NONE, row, row + STRIDE);
  let laid = 0;
  let standing = 0;
  let word = 1;
  let crossed = 0;
  const factors = [0, 0, 0];
  let end = start;
  for (; ; end++) {
    const at = base + end;
    if (letter[at] !== 0) standing += face[at]!;
    else {
      const best = bestAllowed(at);
      if (best < 0 || ++laid > rack.most) break;
      word *= wordFactor[at]!;
      for (let f = letterFactor[at]!; f > 1; f--) factors[f - 2]!++;
      if (crossSum[at]! >= 0) crossed += (crossSum[at]! + best * letterFactor[at]!) * wordFactor[at]!;
    }
    if (end < place || letter[at + 1] !== 0) continue;
    const [two, three, four] = factors as [number, number, number];
    const { bestSum } = rack;
    const letters = bestSum[laid]! + bestSum[two]! + bestSum[three]! + bestSum[four]!;
    reach[row + end] = word * (standing + letters) + crossed + rack.bonus[laid]!;
  }
  for (let at = end - 1; at >= 0; at--) reach[row + at] = Math.max(reach[row + at]!, reach[row + at + 1]!);
}

/** Points of the best tile that may be laid on a square, 0 for a blank alone, -1 when none may. */
function bestAllowed(index: number): number {
  const mask = crossMask[index]!;
  for (const code of rack.byValue) if ((mask >>> code) & 1) return rack.worth[code]!;
  return rack.blanks > 0 && mask !== 0 ? 0 : -1;
}
