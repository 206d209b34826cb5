import { ANNEX, ANNEX_SHIFT, bitCount, STATE, type WordGraph } from '../lexicon/word-graph';
import { byAnagram, reach } from './extents';
import { AREA, lanes, STRIDE } from './lanes';
import { rack } from './rack';
import { best, keep, spreadBlanks } from './record';

/*
 * The walk through the GADDAG (S. Gordon: A Faster Scrabble Move Generation Algorithm, 1994) from one anchor.
 * Beside standing tiles it begins behind them, where `entry` tells. With a tile before the anchor only the way
 * to the right is left; otherwise the walk first goes left over free squares, and at each of them may turn and
 * go on to the right. It fills other anchors only to the right, so each move is found at its leftmost anchor
 * and nowhere else.
 *
 * Each word is spelled once, with a real tile where one is left and a blank where not; record.ts sees to the
 * blanks. Branches that cannot reach `best` are cut by the bounds of extents.ts (a search for all moves, whose
 * `best` is below every score, is cut by none); comparisons are strict, so equal moves survive.
 *
 * Plain integers as parameters, constant typed arrays, no objects: that is what makes it fast. The rest of the time
 * goes into waiting for states of the graph, and into branches that the processor cannot foresee. So each step has
 * three loops: over the letters that end a word here; over those that may lead on, which only asks each of them
 * whether something can follow, computed and not branched upon, so that the processor fetches their states side by
 * side; and over those where something can.
 *
 * The annex of a wide graph is met as one letter more, its bit: where `crossMask` and `mask` have it, too, something
 * may follow there. So `mask` has it for as long as the rack has a letter of the annex.
 *
 * Through all of it: `laid` new tiles, `sum` of the main word's letters, `factor` by which it counts, `crossed`
 * points of the crossing words; `mask` of the letters that are left as real tiles, and `blanks`.
 */

export const { startWalk, walkAnchor } = makeWalk();

function makeWalk() {
  const stride = STRIDE;
  const area = AREA;
  const size = STATE;
  const annexBit = ANNEX;
  const annexShift = ANNEX_SHIFT;
  const { letter, tile, face, letterFactor, wordFactor, crossMask, crossAnnex, crossPoints, crossTimes } =
    lanes;
  const { anchor, entry } = lanes;
  const { counts, written, held, worth, bonus } = rack;
  // Aliases: a bundler may turn each use of an import into a look-up.
  const ones = bitCount;
  const highest = best;
  const startReach = reach;
  const elsewhere = byAnagram;
  const keepMove = keep;
  const spread = spreadBlanks;

  const everyLetter = -2;
  const annexFlag = 1 << ANNEX;

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
  /** Where the word begins, and what words that begin there can bring. */
  const START = 6;
  const REACH = 7;
  const BASE = 8;
  /** 1: a single tile on the anchor is found across. */
  const TWIN = 9;
  /** The rack's letters, and the annex bit if it has letters of annexes. */
  const MASK = 10;

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
    now[MASK] = rack.annexMask !== 0 ? rack.mask | annexFlag : rack.mask;
  }

  function begin(at: number): void {
    now[START] = at;
    now[REACH] = startReach[at]!;
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
      right(index, entry[index]!, 0, sum, factor, 0, now[MASK]!, rack.blanks);
      return;
    }
    let beyond = index + 1;
    for (; letter[beyond] !== 0; beyond++) {
      sum += face[beyond]!;
      factor *= wordFactor[beyond]!;
    }
    now[BEHIND] = beyond;
    let leftmost = index;
    while (leftmost > now[BASE]! + 1 && anchor[leftmost - 1] === 0) leftmost--;
    now[LEFTMOST] = leftmost;
    findLeftReach(index);
    left(index, entry[index]!, 0, sum, factor, 0, now[MASK]!, rack.blanks);
  }

  /** What beginning on the free squares left of the anchor can bring. */
  function findLeftReach(index: number): void {
    let bound = -1;
    for (let start = now[LEFTMOST]!; start <= index; start++) {
      const here = startReach[start]!;
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
    const beyond = now[BEHIND]!;
    const least = highest[0]!;
    const goesOn = laid + 1 < now[MOST]!;
    const canTurn = goesOn && startReach[at]! >= least ? 1 : 0;
    const canGoOn = goesOn && at > now[LEFTMOST]! && leftReach[at - 1]! >= least ? 1 : 0;
    const afterReal = blanks > 0 ? everyLetter : mask;
    const afterBlank = blanks > 1 ? everyLetter : mask;
    const toRight = crossMask[beyond]!;
    const toLeft = crossMask[at - 1]!;
    const times = factor * wordFactor[at]!;
    const worthFactor = letterFactor[at]!;
    const crossFactor = crossTimes[at]!;
    const crossedHere = crossed + crossPoints[at]!;
    const first = laid * width;
    let state = from;
    let shift = 0;
    let real = mask;
    let inHere = wide ? ~annexFlag : everyLetter;
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
        const cross = crossedHere + Math.imul(points, crossFactor);
        tile[at] = written[code]!;
        finish(at, beyond - 1, laid + 1, sum + points, times, cross, code, blanks);
      }
      let count = first;
      for (let open = (canTurn | canGoOn) !== 0 ? leads & fits & inHere : 0; open !== 0; ) {
        const bit = 31 - Math.clz32(open);
        open ^= 1 << bit;
        const next = list + size * ones(leads & ~(-1 << bit));
        const rest = afterBlank | (afterReal & -((real >>> bit) & 1));
        // The separator, bit 0, is the first child.
        const turned = graph[next + 2]! & -(graph[next]! & canTurn);
        const onward = next & -canGoOn;
        const goesRight = (graph[turned]! | graph[turned + 1]!) & toRight & rest;
        const goesLeft = (graph[onward]! | graph[onward + 1]!) & toLeft & rest;
        waitingBit[count] = bit;
        waitingTurned[count] = turned & -isSome(goesRight);
        waitingNext[count] = onward & -isSome(goesLeft);
        count += isSome(goesRight | goesLeft);
      }
      for (let i = first; i < count; i++) {
        const bit = waitingBit[i]!;
        const turned = waitingTurned[i]!;
        const next = waitingNext[i]!;
        const code = bit + shift;
        const points = Math.imul(worth[code]!, worthFactor);
        const cross = crossedHere + Math.imul(points, crossFactor);
        const held = counts[code]!;
        const restMask = take(code, bit, shift, mask);
        const restBlanks = held > 0 ? blanks : blanks - 1;
        tile[at] = written[code]!;
        if (turned !== 0) {
          begin(at);
          right(beyond, turned, laid + 1, sum + points, times, cross, restMask, restBlanks);
        }
        if (next !== 0) left(at - 1, next, laid + 1, sum + points, times, cross, restMask, restBlanks);
        giveBack(code, bit, shift, held);
      }
      if (!wide || shift !== 0 || (leads & fits) >= 0) return;
      // Bit 31 of a wide graph, the last child: the annex.
      state = list + size * ones(leads & ~(-1 << annexBit));
      shift = annexShift;
      real = now[ANNEX_MASK]!;
      inHere = everyLetter;
      fits = crossAnnex[at]! & (blanks > 0 ? everyLetter : real);
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
    const standing = letter[at + 1]!;
    const goesOn = standing !== 0 || (laid + 1 < now[MOST]! && now[REACH]! >= least);
    // A tile that stands there need not be at hand.
    const afterReal = standing !== 0 || blanks > 0 ? everyLetter : mask;
    const afterBlank = standing !== 0 || blanks > 1 ? everyLetter : mask;
    const ahead = standing === 0 ? crossMask[at + 1]! : bitOf(standing);
    const times = factor * wordFactor[at]!;
    const worthFactor = letterFactor[at]!;
    const crossFactor = crossTimes[at]!;
    const crossedHere = crossed + crossPoints[at]!;
    const first = laid * width;
    let state = from;
    let shift = 0;
    let real = mask;
    let inHere = wide ? ~annexFlag : everyLetter;
    let fits = crossMask[at]! & (blanks > 0 ? everyLetter : mask);
    for (;;) {
      const leads = graph[state]!;
      const accepted = graph[state + 1]!;
      const list = graph[state + 2]!;
      for (let open = standing === 0 ? accepted & fits : 0; open !== 0; ) {
        const bit = 31 - Math.clz32(open);
        open ^= 1 << bit;
        const code = bit + shift;
        const points = Math.imul(worth[code]!, worthFactor);
        const cross = crossedHere + Math.imul(points, crossFactor);
        tile[at] = written[code]!;
        finish(now[START]!, at, laid + 1, sum + points, times, cross, code, blanks);
      }
      let count = first;
      for (let open = goesOn ? leads & fits & inHere : 0; open !== 0; ) {
        const bit = 31 - Math.clz32(open);
        open ^= 1 << bit;
        const next = list + size * ones(leads & ~(-1 << bit));
        const rest = afterBlank | (afterReal & -((real >>> bit) & 1));
        const goes = (graph[next]! | graph[next + 1]!) & ahead & rest;
        waitingBit[count] = bit;
        waitingNext[count] = next;
        count += isSome(goes);
      }
      for (let i = first; i < count; i++) {
        const bit = waitingBit[i]!;
        const next = waitingNext[i]!;
        const code = bit + shift;
        const points = Math.imul(worth[code]!, worthFactor);
        const cross = crossedHere + Math.imul(points, crossFactor);
        const held = counts[code]!;
        const restMask = take(code, bit, shift, mask);
        const restBlanks = held > 0 ? blanks : blanks - 1;
        tile[at] = written[code]!;
        if (standing === 0) right(at + 1, next, laid + 1, sum + points, times, cross, restMask, restBlanks);
        else over(at + 1, next, laid + 1, sum + points, times, cross, restMask, restBlanks);
        giveBack(code, bit, shift, held);
      }
      if (!wide || shift !== 0 || (leads & fits) >= 0) return;
      state = list + size * ones(leads & ~(-1 << annexBit));
      shift = annexShift;
      real = now[ANNEX_MASK]!;
      inHere = everyLetter;
      fits = crossAnnex[at]! & (blanks > 0 ? everyLetter : real);
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
      times *= wordFactor[at]!;
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
    if (laid === now[MOST]! || now[REACH]! < highest[0]!) return;
    const rest = blanks > 0 ? everyLetter : mask;
    if (((states[next]! | states[next + 1]!) & crossMask[at + 1]! & rest) !== 0)
      right(at + 1, next, laid, total, times, crossed, mask, blanks);
  }

  /** The bit of a letter in the first masks. */
  function bitOf(code: number): number {
    return 1 << (code > annexShift && now[WIDE] === 1 ? annexBit : code);
  }

  /** 1 if there is a bit, else 0; without a branch, which the processor could not foresee. */
  function isSome(bits: number): number {
    return (bits | -bits) >>> 31;
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
    return now[ANNEX_MASK] === 0 ? mask & ~annexFlag : mask;
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
