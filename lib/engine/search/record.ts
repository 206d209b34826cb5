import { BLANK } from '../codes';
import { forgetMoves, keepMove } from './found-moves';
import { lanes, STRIDE } from './lanes';
import { rack } from './rack';

/*
 * What happens to a word that the search for the top has completed. The search spells each word once, with a
 * real tile where the rack has one left and a blank where not, and sums a tile as a real one whenever the
 * rack has that letter at all. That is the score when the rack has no blank, and an upper bound when it has:
 * then the blanks are spread over the new tiles in every way that the rack allows, each way being a move of
 * its own.
 */

const { letter, letterFactor, crossSum, crossTimes } = lanes;
const { worth } = rack;

/** Tiles of the word at hand, by place within the lane. */
export const word = new Uint8Array(STRIDE);

/** best[0]: the best score so far; -1 before the first move. */
export const best = new Int32Array(1);

/** Real tiles that are left while blanks are spread; full in between. */
const real = new Int32Array(BLANK);
let blanks = 0;

/** The word at hand: index before its lane's first square, first and last place, word factor. */
let base = 0;
let start = 0;
let end = 0;
let factor = 1;

export function startRecord(): void {
  forgetMoves();
  best[0] = -1;
  real.set(rack.counts);
  blanks = rack.blanks;
}

/** Keeps what reaches the best score. `score`: as the walk sums it, bonus included. */
export function record(lane: number, first: number, last: number, times: number, score: number): void {
  if (score < best[0]!) return;
  base = lane;
  start = first;
  end = last;
  factor = times;
  if (blanks === 0) keep(score);
  else spread(first, score);
}

function keep(score: number): void {
  if (score > best[0]!) {
    forgetMoves();
    best[0] = score;
  }
  keepMove(base, start, end, word, score);
}

/** Decides for the tile on `place` and all behind it. */
function spread(place: number, score: number): void {
  if (score < best[0]!) return;
  if (place > end) {
    keep(score);
    return;
  }
  const at = base + place;
  if (letter[at] !== 0) {
    spread(place + 1, score);
    return;
  }
  const code = word[place]!;
  const left = real[code]!;
  if (left > 0) {
    real[code] = left - 1;
    spread(place + 1, score);
    real[code] = left;
  }
  if (blanks > 0) {
    blanks--;
    word[place] = code | BLANK;
    spread(place + 1, score - loss(at, code));
    word[place] = code;
    blanks++;
  }
}

/** Points that a blank takes from the sum on this square, in both words. */
function loss(at: number, code: number): number {
  const crossed = crossSum[at]! < 0 ? 0 : crossTimes[at]!;
  return worth[code]! * letterFactor[at]! * (factor + crossed);
}
