import { BLANK } from '../codes';
import { forgetMoves, keepMove } from './found-moves';
import { lanes, STRIDE } from './lanes';
import { rack } from './rack';

/*
 * What happens to a word that a search has completed. Searches spell each word once, with a real tile where the
 * rack has one left and a blank where not, and sum a tile as a real one whenever the rack has that letter at
 * all. They write it into `lanes.tile`, letters that the rack does not have as blanks.
 *
 * That is the one move, and its score, when all blanks are laid, each of them for a letter that the rack does not
 * have. Else it is an upper bound, and the blanks are spread over the new tiles in every way that the rack allows,
 * each way being a move of its own.
 */

/** Below every score. */
export const EVERY_SCORE = -(2 ** 30);

export const { best, startRecord, keep, spreadBlanks } = makeRecord();

function makeRecord() {
  const blank = BLANK;
  const { letter, tile, letterFactor, crossTimes } = lanes;
  const { worth } = rack;
  const store = keepMove;
  const forget = forgetMoves;

  /**
   * best[0]: the score that a move must reach: in a search for the top the best so far, -1 before the first move;
   * in a search for all moves below every score. (The rest of the array is for V8, which keeps short arrays
   * where the compiler cannot know their address.)
   */
  const best = new Int32Array(32);

  /** Letters that are spelled more often than the rack holds them, by how much; all zero in between. */
  const excess = new Int32Array(blank);
  /** The rack's real tiles that are left while blanks are spread; full in between. */
  const real = new Int32Array(blank);
  /** Squares of the new tiles that need not be blanks, `free` of them. */
  const freeSquare = new Int32Array(STRIDE);
  let free = 0;
  let topOnly = false;

  /** The word at hand: its first and last square, word factor. */
  let start = 0;
  let end = 0;
  let factor = 1;

  function startRecord(forTop: boolean): void {
    forget();
    topOnly = forTop;
    best[0] = forTop ? -1 : EVERY_SCORE;
    real.set(rack.counts);
  }

  /** Keeps a move that reaches the best score. */
  function keep(first: number, last: number, score: number): void {
    if (topOnly && score > best[0]!) {
      forget();
      best[0] = score;
    }
    store(first, last, score);
  }

  /** Keeps the moves of a word that reach the best score. `spare`: blanks that are left in the rack. */
  function spreadBlanks(first: number, last: number, times: number, score: number, spare: number): void {
    start = first;
    end = last;
    factor = times;
    free = 0;
    let tangled = 0;
    for (let at = start; at <= end; at++) {
      const code = tile[at]!;
      if (letter[at] !== 0 || code > blank) continue;
      freeSquare[free++] = at;
      if (--real[code]! >= 0) continue;
      excess[code]!++;
      tangled++;
    }
    for (let i = 0; i < free; i++) real[tile[freeSquare[i]!]!]!++;
    if (tangled > 0) {
      spread(0, spare, score);
      for (let i = 0; i < free; i++) excess[tile[freeSquare[i]!]!] = 0;
    } else spreadSpare(0, spare, score);
  }

  /** No blank more, or up to `spare` in place of real tiles, from one of the free squares on. */
  function spreadSpare(from: number, spare: number, score: number): void {
    if (score < best[0]!) return;
    keep(start, end, score);
    if (spare === 0) return;
    for (let i = from; i < free; i++) {
      const at = freeSquare[i]!;
      const code = tile[at]!;
      tile[at] = code | blank;
      spreadSpare(i + 1, spare - 1, score - loss(at, code));
      tile[at] = code;
    }
  }

  /** Decides for a free square and all behind it; `spare`: blanks that may stand in for tiles of the rack. */
  function spread(from: number, spare: number, score: number): void {
    if (score < best[0]!) return;
    if (from === free) {
      keep(start, end, score);
      return;
    }
    const at = freeSquare[from]!;
    const code = tile[at]!;
    const left = real[code]!;
    if (left > 0) {
      real[code] = left - 1;
      spread(from + 1, spare, score);
      real[code] = left;
    }
    const due = excess[code]!;
    if (due === 0 && spare === 0) return;
    if (due > 0) excess[code] = due - 1;
    tile[at] = code | blank;
    spread(from + 1, due > 0 ? spare : spare - 1, score - loss(at, code));
    tile[at] = code;
    excess[code] = due;
  }

  /** Points that a blank takes from the sum on this square, in both words. */
  function loss(at: number, code: number): number {
    return worth[code]! * letterFactor[at]! * (factor + crossTimes[at]!);
  }

  return { best, startRecord, keep, spreadBlanks };
}
