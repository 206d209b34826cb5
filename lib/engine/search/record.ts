import { BLANK } from '../codes';
import { forgetMoves, keepMove } from './found-moves';
import { lanes, STRIDE } from './lanes';
import { rack } from './rack';

/*
 * What happens to a word that a search has completed. Searches spell each word once, with a real tile where the
 * rack has one left and a blank where not, and sum a tile as a real one whenever the rack has that letter at
 * all. That is the score when the rack has no blank, and an upper bound when it has: then the blanks are spread
 * over the new tiles in every way that the rack allows, each way being a move of its own.
 */

/** Below every score. */
export const EVERY_SCORE = -(2 ** 30);

export const { word, best, startRecord, record } = makeRecord();

function makeRecord() {
  const stride = STRIDE;
  const blank = BLANK;
  const { letter, letterFactor, crossSum, crossTimes } = lanes;
  const { worth } = rack;

  /** Tiles of the word at hand, by place within the lane. */
  const word = new Uint8Array(stride);

  /**
   * best[0]: the score that a move must reach: in a search for the top the best so far, -1 before the first move;
   * in a search for all moves below every score.
   */
  const best = new Int32Array(1);

  /** Letters that are spelled more often than the rack holds them, by how much; all zero in between. */
  const excess = new Int8Array(blank);
  /** The rack's real tiles; the walk takes from `rack.counts`. */
  const held = new Int32Array(blank);
  /** Those that are left while blanks are spread; full in between. */
  const real = new Int32Array(blank);
  /** Places of the new tiles, `free` of them. */
  const freePlace = new Uint8Array(stride);
  let free = 0;
  let topOnly = false;

  /** The word at hand: index before its lane's first square, first and last place, word factor. */
  let base = 0;
  let start = 0;
  let end = 0;
  let factor = 1;

  function startRecord(forTop: boolean): void {
    forgetMoves();
    topOnly = forTop;
    best[0] = forTop ? -1 : EVERY_SCORE;
    held.set(rack.counts);
    real.set(rack.counts);
  }

  /** Keeps what reaches the best score. `score`: as the walk sums it, bonus included. */
  function record(lane: number, first: number, last: number, times: number, score: number): void {
    base = lane;
    start = first;
    end = last;
    factor = times;
    if (rack.blanks === 0) keep(score);
    else spreadBlanks(score);
  }

  function keep(score: number): void {
    if (topOnly && score > best[0]!) {
      forgetMoves();
      best[0] = score;
    }
    keepMove(base, start, end, word, score);
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one level is that of makeRecord
  function spreadBlanks(score: number): void {
    let needed = 0;
    // Whether each letter of the word is either at hand as often as it is spelled, or not at hand at all.
    let isPlain = true;
    free = 0;
    for (let place = start; place <= end; place++) {
      if (letter[base + place] !== 0) continue;
      freePlace[free++] = place;
      const code = word[place]!;
      if (--real[code]! >= 0) continue;
      excess[code]!++;
      needed++;
      if (held[code]! > 0) isPlain = false;
    }
    for (let i = 0; i < free; i++) real[word[freePlace[i]!]!]!++;
    const spare = rack.blanks - needed;
    if (isPlain && spare <= 2) {
      if (needed > 0) markMissing(blank);
      spreadSpare(0, spare, score);
      if (needed > 0) markMissing(0);
    } else spread(start, spare, score);
    if (needed > 0) for (let i = 0; i < free; i++) excess[word[freePlace[i]!]!] = 0;
  }

  /** Writes the letters that are not at hand as blanks, or as letters again. */
  function markMissing(flag: number): void {
    for (let i = 0; i < free; i++) {
      const place = freePlace[i]!;
      const code = word[place]! & ~blank;
      if (excess[code]! > 0) word[place] = code | flag;
    }
  }

  /** No blank more, or one or two in place of tiles that are at hand, from one of the free places on. */
  function spreadSpare(from: number, spare: number, score: number): void {
    if (score < best[0]!) return;
    keep(score);
    if (spare === 0) return;
    for (let i = from; i < free; i++) {
      const place = freePlace[i]!;
      const code = word[place]!;
      if (code > blank) continue;
      word[place] = code | blank;
      spreadSpare(i + 1, spare - 1, score - loss(base + place, code));
      word[place] = code;
    }
  }

  /** Decides for the tile on `place` and all behind it; `spare`: blanks that may stand in for tiles of the rack. */
  function spread(from: number, spare: number, score: number): void {
    if (score < best[0]!) return;
    let place = from;
    while (place <= end && letter[base + place] !== 0) place++;
    if (place > end) {
      keep(score);
      return;
    }
    const code = word[place]!;
    const left = real[code]!;
    if (left > 0) {
      real[code] = left - 1;
      spread(place + 1, spare, score);
      real[code] = left;
    }
    const due = excess[code]!;
    if (due === 0 && spare === 0) return;
    if (due > 0) excess[code] = due - 1;
    word[place] = code | blank;
    spread(place + 1, due > 0 ? spare : spare - 1, score - loss(base + place, code));
    word[place] = code;
    excess[code] = due;
  }

  /** Points that a blank takes from the sum on this square, in both words. */
  function loss(at: number, code: number): number {
    const crossed = crossSum[at]! < 0 ? 0 : crossTimes[at]!;
    return worth[code]! * letterFactor[at]! * (factor + crossed);
  }

  return { word, best, startRecord, record };
}
