import { ANNEX, ANNEX_SHIFT, bitCount, STATE, type WordGraph } from '../lexicon/word-graph';
import { byAnagram, reach } from './extents';
import { AREA, lanes, STRIDE } from './lanes';
import { rack } from './rack';
import { best, EVERY_SCORE, record, word } from './record';

/*
 * The walk through the GADDAG (S. Gordon: A Faster Scrabble Move Generation Algorithm, 1994) from one anchor.
 * Beside standing tiles it begins behind them, where `entry` tells. With a tile before the anchor only the way
 * to the right is left; otherwise the walk first goes left over free squares, and at each of them may turn and
 * go on to the right. It fills other anchors only to the right, so each move is found at its leftmost anchor
 * and nowhere else.
 *
 * Each word is spelled once, with a real tile where one is left and a blank where not; record.ts sees to the
 * blanks. Branches that cannot reach `best` are cut by the bounds of extents.ts (a search for all moves sets
 * it so low that none is); comparisons are strict, so equal moves survive.
 *
 * Plain integers as parameters, constant typed arrays, no objects: that is what makes it fast. Most time is
 * spent waiting for states of the graph. So a branch that is dead on the next square is never followed, and a
 * step to the left, which has to look further for what follows the separator, looks for all its letters first:
 * the processor can fetch them side by side. Through all of it: `laid` new tiles, `sum` of the main word's letters, `factor` by which it
 * counts, `crossed` points of the crossing words.
 */

export const { startWalk, walkAnchor } = makeWalk();

function makeWalk() {
  const stride = STRIDE;
  const area = AREA;
  const size = STATE;
  const annexBit = ANNEX;
  const annexShift = ANNEX_SHIFT;
  const { letter, tile, face, letterFactor, wordFactor, crossMask, crossAnnex, crossSum, crossTimes } = lanes;
  const { anchor, entry } = lanes;
  const { counts, worth, bonus } = rack;
  // Aliases: a bundler may turn each use of an import into a look-up.
  const ones = bitCount;
  const highest = best;
  const spelled = word;
  const bounds = reach;
  const elsewhere = byAnagram;

  /** leftReach[place]: bound of the extents of this anchor that begin at the place or further left. */
  const leftReach = new Int32Array(stride + 1);

  let states = new Int32Array(size);
  let wide = false;
  let most = 0;
  /** What is left of the rack: letters as masks, and blanks. */
  let mask = 0;
  let annexMask = 0;
  let blanks = 0;

  /** Branches to follow, width for each tile that is laid: their bits, and their states to the right and to the left. */
  const width = 32;
  const waitingBit = new Int32Array(stride * width);
  const waitingTurned = new Int32Array(stride * width);
  const waitingNext = new Int32Array(stride * width);

  /** Index of the lane's first border square, and places within the lane. */
  let base = 0;
  let anchorPlace = 0;
  let startPlace = 0;
  /** First place that may be filled left of the anchor. */
  let leftmost = 0;
  /** Last place of the tiles behind the anchor, or the anchor. */
  let rightmost = 0;
  let searchesDown = false;

  /** Readies the walk; board, rack and bounds must have been filled in. `walked`: most tiles that it lays. */
  function startWalk(graph: WordGraph, walked: number): void {
    states = graph.states as Int32Array<ArrayBuffer>;
    wide = graph.wide;
    most = walked;
    mask = rack.mask;
    annexMask = rack.annexMask;
    blanks = rack.blanks;
  }

  /** Finds the moves whose leftmost anchor is at this index. */
  function walkAnchor(index: number): void {
    const place = index % stride;
    base = index - place;
    searchesDown = index >= area;
    let sum = 0;
    let factor = 1;
    anchorPlace = place;
    startPlace = place;
    if (letter[index - 1] !== 0) {
      for (; letter[base + startPlace - 1] !== 0; startPlace--) {
        const at = base + startPlace - 1;
        sum += face[at]!;
        factor *= wordFactor[at]!;
        spelled[startPlace - 1] = tile[at]!;
      }
      right(place, entry[index]!, 0, sum, factor, 0);
      return;
    }
    for (rightmost = place; letter[base + rightmost + 1] !== 0; rightmost++) {
      const at = base + rightmost + 1;
      sum += face[at]!;
      factor *= wordFactor[at]!;
      spelled[rightmost + 1] = tile[at]!;
    }
    leftmost = place;
    while (leftmost > 1 && anchor[base + leftmost - 1] === 0) leftmost--;
    if (highest[0]! > EVERY_SCORE) findLeftReach(place);
    left(place, entry[index]!, 0, sum, factor, 0);
  }

  /** What beginning on the free squares left of the anchor can bring. */
  function findLeftReach(place: number): void {
    let bound = -1;
    for (let start = leftmost; start <= place; start++) {
      const here = bounds[(base + start) * stride + place]!;
      if (here > bound) bound = here;
      leftReach[start] = bound;
    }
  }

  /** Puts a tile on `place`, the anchor or a free square left of it; then the word begins here, or goes on. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the hot loop; its parts would share a dozen locals
  function left(
    place: number,
    from: number,
    laid: number,
    sum: number,
    factor: number,
    crossed: number,
  ): void {
    const at = base + place;
    const times = factor * wordFactor[at]!;
    const goesOn = laid + 1 < most;
    const afterReal = blanks > 0 ? -2 : mask;
    const afterBlank = blanks > 1 ? -2 : mask;
    const toRight = crossMask[base + rightmost + 1]!;
    const canTurn =
      goesOn && ((toRight & afterReal) !== 0 || wide) && bounds[at * stride + rightmost + 1]! >= highest[0]!;
    const canGoOn = goesOn && place > leftmost && leftReach[place - 1]! >= highest[0]!;
    const toLeft = crossMask[at - 1]!;
    const worthFactor = letterFactor[at]!;
    const crossFactor = crossSum[at]! < 0 ? 0 : crossTimes[at]!;
    const crossedHere = crossed + crossSum[at]! * crossFactor;
    const first = laid * width;
    let state = from;
    let shift = 0;
    let fits = crossMask[at]! & afterReal;
    for (;;) {
      const leads = states[state]!;
      const accepted = states[state + 1]!;
      let count = first;
      startPlace = place;
      for (let open = (leads | accepted) & fits; open !== 0; ) {
        const bit = 31 - Math.clz32(open);
        open &= ~(1 << bit);
        if ((accepted >>> bit) & 1) {
          spelled[place] = bit + shift;
          const points = worth[bit + shift]! * worthFactor;
          finish(rightmost, laid + 1, sum + points, times, crossedHere + points * crossFactor);
        }
        if (!((leads >>> bit) & 1) || !(canTurn || canGoOn)) continue;
        const next = states[state + 2]! + size * ones(leads & ~(-1 << bit));
        // The separator, bit 0, is the first child.
        const turned = canTurn && states[next]! & 1 ? states[next + 2]! : 0;
        const rest = counts[bit + shift]! > 0 ? afterReal : afterBlank;
        waitingBit[count] = bit;
        waitingTurned[count] = leadsOn(turned, toRight & rest, rightmost + 1, rest) ? turned : 0;
        waitingNext[count] = canGoOn && leadsOn(next, toLeft & rest, place - 1, rest) ? next : 0;
        if (waitingTurned[count] !== 0 || waitingNext[count] !== 0) count++;
      }
      for (let i = first; i < count; i++) {
        const code = waitingBit[i]! + shift;
        const points = worth[code]! * worthFactor;
        const cross = crossedHere + points * crossFactor;
        const turned = waitingTurned[i]!;
        const next = waitingNext[i]!;
        spelled[place] = code;
        startPlace = place;
        const isReal = take(code, waitingBit[i]!, shift);
        if (turned !== 0) right(rightmost + 1, turned, laid + 1, sum + points, times, cross);
        if (next !== 0) left(place - 1, next, laid + 1, sum + points, times, cross);
        giveBack(code, waitingBit[i]!, shift, isReal);
      }
      if (!wide || shift !== 0 || leads >= 0) return;
      // Bit 31 of a wide graph, the last child: the annex.
      state = states[state + 2]! + size * ones(leads & ~(-1 << annexBit));
      shift = annexShift;
      fits = crossAnnex[at]! & (blanks > 0 ? -2 : annexMask);
    }
  }

  /** Puts a tile on the empty square `place` to the right; then the word ends, or goes on. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the hot loop; its parts would share a dozen locals
  function right(
    place: number,
    from: number,
    laid: number,
    sum: number,
    factor: number,
    crossed: number,
  ): void {
    const at = base + place;
    const times = factor * wordFactor[at]!;
    const isFree = letter[at + 1] === 0;
    const goesOn =
      !isFree || (laid + 1 < most && bounds[(base + startPlace) * stride + place + 1]! >= highest[0]!);
    const afterReal = blanks > 0 ? -2 : mask;
    const afterBlank = blanks > 1 ? -2 : mask;
    const toRight = crossMask[at + 1]!;
    const worthFactor = letterFactor[at]!;
    const crossFactor = crossSum[at]! < 0 ? 0 : crossTimes[at]!;
    const crossedHere = crossed + crossSum[at]! * crossFactor;
    let state = from;
    let shift = 0;
    let fits = crossMask[at]! & afterReal;
    for (;;) {
      const leads = states[state]!;
      const accepted = states[state + 1]!;
      const list = states[state + 2]!;
      for (let open = (leads | accepted) & fits; open !== 0; ) {
        const bit = 31 - Math.clz32(open);
        open &= ~(1 << bit);
        const code = bit + shift;
        const next = list + size * ones(leads & ~(-1 << bit));
        const rest = counts[code]! > 0 ? afterReal : afterBlank;
        const leadsFurther =
          goesOn &&
          (leads >>> bit) & 1 &&
          (isFree ? leadsOn(next, toRight & rest, place + 1, rest) : passes(next, letter[at + 1]!));
        const ends = isFree && (accepted >>> bit) & 1;
        if (!leadsFurther && !ends) continue;
        const points = worth[code]! * worthFactor;
        const total = sum + points;
        const cross = crossedHere + points * crossFactor;
        spelled[place] = code;
        if (ends) finish(place, laid + 1, total, times, cross);
        if (!leadsFurther) continue;
        const isReal = take(code, bit, shift);
        if (isFree) right(place + 1, next, laid + 1, total, times, cross);
        else over(place + 1, next, laid + 1, total, times, cross);
        giveBack(code, bit, shift, isReal);
      }
      if (!wide || shift !== 0 || leads >= 0) return;
      state = list + size * ones(leads & ~(-1 << annexBit));
      shift = annexShift;
      fits = crossAnnex[at]! & (blanks > 0 ? -2 : annexMask);
    }
  }

  /** Goes over the standing tiles from `place` on; then the word ends, or goes on behind them. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one level is that of makeWalk
  function over(
    place: number,
    from: number,
    laid: number,
    sum: number,
    factor: number,
    crossed: number,
  ): void {
    let next = from;
    let total = sum;
    let times = factor;
    let last = place;
    for (; ; last++) {
      const at = base + last;
      const standing = letter[at]!;
      spelled[last] = tile[at]!;
      total += face[at]!;
      times *= wordFactor[at]!;
      let bit = standing;
      if (wide && standing > annexShift) {
        bit = standing - annexShift;
        next = states[next]! < 0 ? states[next + 2]! + size * ones(states[next]! & ~(-1 << annexBit)) : 0;
      }
      const leads = states[next]!;
      if (letter[at + 1] === 0 && (states[next + 1]! >>> bit) & 1) finish(last, laid, total, times, crossed);
      if (!((leads >>> bit) & 1)) return;
      next = states[next + 2]! + size * ones(leads & ~(-1 << bit));
      if (letter[at + 1] === 0) break;
    }
    if (laid === most || bounds[(base + startPlace) * stride + last + 1]! < highest[0]!) return;
    const rest = blanks > 0 ? -2 : mask;
    if (leadsOn(next, crossMask[base + last + 1]! & rest, last + 1, rest))
      right(last + 1, next, laid, total, times, crossed);
  }

  /**
   * Whether a letter of `fits` leads on from a state, or ends a word there; these are the letters of the first masks
   * that may lie on the empty square, of those at hand: `rest` (-2: any).
   */
  function leadsOn(state: number, fits: number, place: number, rest: number): boolean {
    const leads = states[state]!;
    if (((leads | states[state + 1]!) & fits) !== 0) return true;
    if (!wide || leads >= 0) return false;
    const annex = states[state + 2]! + size * ones(leads & ~(-1 << annexBit));
    const fitsAnnex = crossAnnex[base + place]! & (rest === -2 ? -2 : annexMask);
    return ((states[annex]! | states[annex + 1]!) & fitsAnnex) !== 0;
  }

  /** Whether a standing letter leads on from a state, or ends a word there. */
  function passes(state: number, standing: number): boolean {
    const leads = states[state]!;
    if (wide && standing > annexShift) return leads < 0;
    return (((leads | states[state + 1]!) >>> standing) & 1) === 1;
  }

  /** Takes a real tile if one is left, else a blank; says which. */
  function take(code: number, bit: number, shift: number): boolean {
    const remaining = counts[code]!;
    if (remaining === 0) {
      blanks--;
      return false;
    }
    counts[code] = remaining - 1;
    if (remaining === 1) {
      if (shift === 0) mask &= ~(1 << bit);
      else annexMask &= ~(1 << bit);
    }
    return true;
  }

  function giveBack(code: number, bit: number, shift: number, isReal: boolean): void {
    if (!isReal) {
      blanks++;
      return;
    }
    counts[code]!++;
    if (shift === 0) mask |= 1 << bit;
    else annexMask |= 1 << bit;
  }

  /** A word from startPlace to `end` is complete. */
  function finish(end: number, laid: number, sum: number, factor: number, crossed: number): void {
    if (elsewhere[laid] === 1) return;
    const score = sum * factor + crossed + bonus[laid]!;
    if (score < highest[0]!) return;
    // One tile that forms a word each way is one move; it is found across.
    if (searchesDown && laid === 1 && crossSum[base + anchorPlace]! >= 0) return;
    record(base, startPlace, end, factor, score);
  }

  return { startWalk, walkAnchor };
}
