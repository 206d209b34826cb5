import { ANNEX, ANNEX_SHIFT, bitCount, STATE, type WordGraph } from '../lexicon/word-graph';
import { byAnagram, reach } from './extents';
import { AREA, lanes, STRIDE } from './lanes';
import { rack } from './rack';
import { best, EVERY_SCORE, keep, spreadBlanks } from './record';

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
  const everyScore = EVERY_SCORE;
  const { letter, tile, face, letterFactor, wordFactor, crossMask, crossAnnex, crossPoints, crossTimes } =
    lanes;
  const { anchor, entry } = lanes;
  const { counts, written, held, worth, bonus } = rack;
  // Aliases: a bundler may turn each use of an import into a look-up.
  const ones = bitCount;
  const highest = best;
  const bounds = reach;
  const elsewhere = byAnagram;
  const keepMove = keep;
  const spread = spreadBlanks;

  /** Any letter. */
  const any = -2;

  /** leftReach[index]: bound of the extents of this anchor that begin there or further left. */
  const leftReach = new Int32Array(2 * area);

  let states = new Int32Array(size);

  /** What changes seldom, each at its place: numbers in an array are cheaper than variables of a closure. */
  const now = new Int32Array(32);
  /** Most tiles to lay. */
  const MOST = 0;
  /** 1: the graph has annexes. */
  const WIDE = 1;
  /** Letters of annexes that are left of the rack. */
  const ANNEX_MASK = 2;
  /** Blanks that stand for letters of which the rack has real tiles, too, all of them laid. */
  const TANGLED = 3;
  /** First square that may be filled left of the anchor. */
  const LEFTMOST = 4;
  /** Square behind the anchor and the tiles behind that. */
  const BEHIND = 5;
  /** Where the word begins, and what makes an index a place in that square's row of `bounds`. */
  const START = 6;
  const ROW = 7;
  const BASE = 8;
  /** 1: a single tile on the anchor is found across. */
  const TWIN = 9;

  /** Branches to follow, width for each tile that is laid: their bits, and their states to the right and to the left. */
  const width = 32;
  const waitingBit = new Int32Array(stride * width);
  const waitingTurned = new Int32Array(stride * width);
  const waitingNext = new Int32Array(stride * width);

  /** Readies the walk; board, rack and bounds must have been filled in. `walked`: most tiles that it lays. */
  function startWalk(graph: WordGraph, walked: number): void {
    states = graph.states as Int32Array<ArrayBuffer>;
    now[WIDE] = graph.wide ? 1 : 0;
    now[MOST] = walked;
    now[ANNEX_MASK] = rack.annexMask;
    now[TANGLED] = 0;
  }

  function begin(at: number): void {
    now[START] = at;
    now[ROW] = at * stride - now[BASE]!;
  }

  /** Finds the moves whose leftmost anchor is at this index. */
  function walkAnchor(index: number): void {
    let sum = 0;
    let factor = 1;
    now[BASE] = index - (index % stride);
    now[TWIN] = index >= area && crossTimes[index] !== 0 ? 1 : 0;
    if (letter[index - 1] !== 0) {
      let start = index;
      for (; letter[start - 1] !== 0; start--) {
        sum += face[start - 1]!;
        factor *= wordFactor[start - 1]!;
      }
      begin(start);
      right(index, entry[index]!, 0, sum, factor, 0, rack.mask, rack.blanks);
      return;
    }
    let behind = index + 1;
    for (; letter[behind] !== 0; behind++) {
      sum += face[behind]!;
      factor *= wordFactor[behind]!;
    }
    now[BEHIND] = behind;
    let leftmost = index;
    while (leftmost > now[BASE]! + 1 && anchor[leftmost - 1] === 0) leftmost--;
    now[LEFTMOST] = leftmost;
    if (highest[0]! > everyScore) findLeftReach(index);
    left(index, entry[index]!, 0, sum, factor, 0, rack.mask, rack.blanks);
  }

  /** What beginning on the free squares left of the anchor can bring. */
  function findLeftReach(index: number): void {
    const place = index - now[BASE]!;
    let bound = -1;
    for (let start = now[LEFTMOST]!; start <= index; start++) {
      const here = bounds[start * stride + place]!;
      if (here > bound) bound = here;
      leftReach[start] = bound;
    }
  }

  /** Puts a tile on the square, the anchor or a free square left of it; then the word begins here, or goes on. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the hot loop; its parts would share a dozen locals
  function left(
    at: number,
    from: number,
    laid: number,
    sum: number,
    factor: number,
    crossed: number,
    mask: number,
    blanks: number,
  ): void {
    const graph = states;
    const wide = now[WIDE] === 1;
    const behind = now[BEHIND]!;
    const least = highest[0]!;
    const times = Math.imul(factor, wordFactor[at]!);
    const goesOn = laid + 1 < now[MOST]!;
    const afterReal = blanks > 0 ? any : mask;
    const afterBlank = blanks > 1 ? any : mask;
    const toRight = crossMask[behind]!;
    const canTurn =
      goesOn &&
      ((toRight & afterReal) !== 0 || wide) &&
      (least === everyScore || bounds[at * stride + behind - now[BASE]!]! >= least);
    const canGoOn = goesOn && at > now[LEFTMOST]! && (least === everyScore || leftReach[at - 1]! >= least);
    const leadsFurther = canTurn || canGoOn;
    const toLeft = crossMask[at - 1]!;
    const worthFactor = letterFactor[at]!;
    const crossFactor = crossTimes[at]!;
    const crossedHere = crossed + crossPoints[at]!;
    const first = laid * width;
    let state = from;
    let shift = 0;
    let fits = crossMask[at]! & afterReal;
    for (;;) {
      const leads = graph[state]!;
      const accepted = graph[state + 1]!;
      const list = graph[state + 2]!;
      for (let open = accepted & fits; open !== 0; ) {
        const bit = 31 - Math.clz32(open);
        open ^= 1 << bit;
        const code = bit + shift;
        const points = Math.imul(worth[code]!, worthFactor);
        tile[at] = written[code]!;
        finish(
          at,
          behind - 1,
          laid + 1,
          sum + points,
          times,
          crossedHere + Math.imul(points, crossFactor),
          code,
          blanks,
        );
      }
      let count = first;
      for (let open = leadsFurther ? leads & fits : 0; open !== 0; ) {
        const bit = 31 - Math.clz32(open);
        open ^= 1 << bit;
        const next = list + size * ones(leads & ~(-1 << bit));
        // The separator, bit 0, is the first child.
        const turned = canTurn && (graph[next]! & 1) !== 0 ? graph[next + 2]! : 0;
        const rest = counts[bit + shift]! > 0 ? afterReal : afterBlank;
        const goesRight = turned !== 0 && leadsOn(turned, toRight & rest, behind, rest);
        const goesLeft = canGoOn && leadsOn(next, toLeft & rest, at - 1, rest);
        waitingBit[count] = bit;
        waitingTurned[count] = goesRight ? turned : 0;
        waitingNext[count] = goesLeft ? next : 0;
        if (goesRight || goesLeft) count++;
      }
      for (let i = first; i < count; i++) {
        const bit = waitingBit[i]!;
        const code = bit + shift;
        const points = Math.imul(worth[code]!, worthFactor);
        const cross = crossedHere + Math.imul(points, crossFactor);
        const turned = waitingTurned[i]!;
        const next = waitingNext[i]!;
        const count = counts[code]!;
        const restMask = take(code, bit, shift, mask);
        const restBlanks = count > 0 ? blanks : blanks - 1;
        tile[at] = written[code]!;
        if (turned !== 0) {
          begin(at);
          right(behind, turned, laid + 1, sum + points, times, cross, restMask, restBlanks);
        }
        if (next !== 0) left(at - 1, next, laid + 1, sum + points, times, cross, restMask, restBlanks);
        giveBack(code, bit, shift, count);
      }
      if (!wide || shift !== 0 || leads >= 0) return;
      // Bit 31 of a wide graph, the last child: the annex.
      state = list + size * ones(leads & ~(-1 << annexBit));
      shift = annexShift;
      fits = crossAnnex[at]! & (blanks > 0 ? any : now[ANNEX_MASK]!);
    }
  }

  /** Puts a tile on the empty square to the right; then the word ends, or goes on. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the hot loop; its parts would share a dozen locals
  function right(
    at: number,
    from: number,
    laid: number,
    sum: number,
    factor: number,
    crossed: number,
    mask: number,
    blanks: number,
  ): void {
    const graph = states;
    const wide = now[WIDE] === 1;
    const least = highest[0]!;
    const times = Math.imul(factor, wordFactor[at]!);
    const isFree = letter[at + 1] === 0;
    const goesOn =
      !isFree || (laid + 1 < now[MOST]! && (least === everyScore || bounds[now[ROW]! + at + 1]! >= least));
    const afterReal = blanks > 0 ? any : mask;
    const afterBlank = blanks > 1 ? any : mask;
    const toRight = crossMask[at + 1]!;
    const worthFactor = letterFactor[at]!;
    const crossFactor = crossTimes[at]!;
    const crossedHere = crossed + crossPoints[at]!;
    let state = from;
    let shift = 0;
    let fits = crossMask[at]! & afterReal;
    for (;;) {
      const leads = graph[state]!;
      const accepted = isFree ? graph[state + 1]! : 0;
      const list = graph[state + 2]!;
      for (let open = (goesOn ? leads | accepted : accepted) & fits; open !== 0; ) {
        const bit = 31 - Math.clz32(open);
        open ^= 1 << bit;
        const code = bit + shift;
        const points = Math.imul(worth[code]!, worthFactor);
        const total = sum + points;
        const cross = crossedHere + Math.imul(points, crossFactor);
        tile[at] = written[code]!;
        if (((accepted >>> bit) & 1) !== 0)
          finish(now[START]!, at, laid + 1, total, times, cross, code, blanks);
        if (!goesOn || ((leads >>> bit) & 1) === 0) continue;
        const next = list + size * ones(leads & ~(-1 << bit));
        const count = counts[code]!;
        const rest = count > 0 ? afterReal : afterBlank;
        if (!(isFree ? leadsOn(next, toRight & rest, at + 1, rest) : passes(next, letter[at + 1]!))) continue;
        const restMask = take(code, bit, shift, mask);
        const restBlanks = count > 0 ? blanks : blanks - 1;
        if (isFree) right(at + 1, next, laid + 1, total, times, cross, restMask, restBlanks);
        else over(at + 1, next, laid + 1, total, times, cross, restMask, restBlanks);
        giveBack(code, bit, shift, count);
      }
      if (!wide || shift !== 0 || leads >= 0) return;
      state = list + size * ones(leads & ~(-1 << annexBit));
      shift = annexShift;
      fits = crossAnnex[at]! & (blanks > 0 ? any : now[ANNEX_MASK]!);
    }
  }

  /** Goes over the standing tiles from `first` on; then the word ends, or goes on behind them. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one level is that of makeWalk
  function over(
    first: number,
    from: number,
    laid: number,
    sum: number,
    factor: number,
    crossed: number,
    mask: number,
    blanks: number,
  ): void {
    let next = from;
    let total = sum;
    let times = factor;
    let at = first;
    for (; ; at++) {
      const standing = letter[at]!;
      total += face[at]!;
      times = Math.imul(times, wordFactor[at]!);
      let bit = standing;
      if (standing > annexShift && now[WIDE] === 1) {
        bit = standing - annexShift;
        next = states[next]! < 0 ? states[next + 2]! + size * ones(states[next]! & ~(-1 << annexBit)) : 0;
      }
      const leads = states[next]!;
      if (letter[at + 1] === 0 && ((states[next + 1]! >>> bit) & 1) !== 0)
        end(now[START]!, at, laid, total, times, crossed, now[TANGLED]!, blanks);
      if (((leads >>> bit) & 1) === 0) return;
      next = states[next + 2]! + size * ones(leads & ~(-1 << bit));
      if (letter[at + 1] === 0) break;
    }
    const least = highest[0]!;
    if (laid === now[MOST]! || (least !== everyScore && bounds[now[ROW]! + at + 1]! < least)) return;
    const rest = blanks > 0 ? any : mask;
    if (leadsOn(next, crossMask[at + 1]! & rest, at + 1, rest))
      right(at + 1, next, laid, total, times, crossed, mask, blanks);
  }

  /**
   * Whether a letter of `fits` leads on from a state, or ends a word there; these are the letters of the first masks
   * that may lie on the empty square, of those at hand: `rest` (-2: any).
   */
  function leadsOn(state: number, fits: number, at: number, rest: number): boolean {
    const leads = states[state]!;
    if (((leads | states[state + 1]!) & fits) !== 0) return true;
    if (leads >= 0 || now[WIDE] === 0) return false;
    const annex = states[state + 2]! + size * ones(leads & ~(-1 << annexBit));
    const fitsAnnex = crossAnnex[at]! & (rest === any ? any : now[ANNEX_MASK]!);
    return ((states[annex]! | states[annex + 1]!) & fitsAnnex) !== 0;
  }

  /** Whether a standing letter leads on from a state, or ends a word there. */
  function passes(state: number, standing: number): boolean {
    const leads = states[state]!;
    if (standing > annexShift && now[WIDE] === 1) return leads < 0;
    return (((leads | states[state + 1]!) >>> standing) & 1) === 1;
  }

  /** Takes a real tile if one is left, else a blank; returns the letters of the first masks that are left. */
  function take(code: number, bit: number, shift: number, mask: number): number {
    const count = counts[code]!;
    if (count === 0) {
      now[TANGLED]! += held[code]!;
      return mask;
    }
    counts[code] = count - 1;
    if (count > 1) return mask;
    if (shift === 0) return mask & ~(1 << bit);
    now[ANNEX_MASK]! &= ~(1 << bit);
    return mask;
  }

  function giveBack(code: number, bit: number, shift: number, count: number): void {
    if (count === 0) {
      now[TANGLED]! -= held[code]!;
      return;
    }
    counts[code] = count;
    if (shift !== 0) now[ANNEX_MASK]! |= 1 << bit;
  }

  /** A word is complete with this letter. */
  function finish(
    first: number,
    last: number,
    laid: number,
    sum: number,
    factor: number,
    crossed: number,
    code: number,
    blanks: number,
  ): void {
    const isReal = counts[code]! > 0;
    const tangled = isReal ? now[TANGLED]! : now[TANGLED]! + held[code]!;
    end(first, last, laid, sum, factor, crossed, tangled, isReal ? blanks : blanks - 1);
  }

  /** A word is complete. */
  function end(
    first: number,
    last: number,
    laid: number,
    sum: number,
    factor: number,
    crossed: number,
    tangled: number,
    blanks: number,
  ): void {
    if (elsewhere[laid] === 1) return;
    const score = Math.imul(sum, factor) + crossed + bonus[laid]!;
    if (score < highest[0]!) return;
    // One tile that forms a word each way is one move; it is found across.
    if (laid === 1 && now[TWIN] === 1) return;
    if ((tangled | blanks) === 0) keepMove(first, last, score);
    else spread(first, last, factor, score, blanks);
  }

  return { startWalk, walkAnchor };
}
