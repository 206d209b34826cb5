import { LETTER_KEYS } from '../lexicon/anagrams';
import { BoundHeap } from './bound-heap';
import { anchorsOf } from './cross-checks';
import { AREA, lanes, STRIDE, TALLY } from './lanes';
import { rack } from './rack';

/*
 * Extents and their bounds, for the search for the top. An extent is a run of squares that a move would fill
 * wholly: no tile before or behind it, an anchor inside. With k empty squares, standing tiles worth T, word
 * factor W and the rack's best tiles on the best letter squares, no word there can score more than
 *
 *   W * (T + S[k] + S[n2] + S[n3] + S[n4]) + Σ crossed (crossPoints + best letter allowed * LF * WF) + bonus[k]
 *
 * where S[j] is the sum of the j most valuable tiles and ni the number of empty squares whose letter
 * factor is at least i: sorted values against sorted factors is the largest sum of products.
 *
 * No part of it but the bonus shrinks when an extent grows. So the extents of one start that are walked have one
 * bound: that of the longest, with the highest bonus that any of them earns.
 *
 * Extents of so many tiles as `byAnagram` says are listed, each to be looked up alone (by-anagram.ts).
 */

export const { reach, walkedAnchors, byAnagram, listed, boundExtents, laidIn, keyIn } = makeExtents();

function makeExtents() {
  const stride = STRIDE;
  const area = AREA;
  const { letter, face, letterFactor, crossMask, crossAnnex, crossPoints, crossTimes, anchor } = lanes;
  const squareTally = lanes.tally;
  const { bestSum, bonus, byValue, bits, annexBits, worth } = rack;
  const letterKeys = LETTER_KEYS;
  const leftmostAnchors = anchorsOf;

  const none = -1;
  const countBits = TALLY.bits;
  const countMask = (1 << countBits) - 1;
  const threes = TALLY.threes;
  const twos = TALLY.twos;

  /** Bound of the walked extents that begin here, by index of the start; -1 when there is none. */
  const reach = new Int32Array(2 * area);
  /** Bound of all walked extents whose leftmost anchor is here, by index of the anchor. */
  const anchorBound = new Int32Array(2 * area);
  /** Anchors that walked extents have, by their bounds. */
  const walkedAnchors = new BoundHeap(anchorBound);

  /** 1 for the numbers of new tiles whose extents are listed. */
  const byAnagram = new Uint8Array(128);

  const mostListed = 2 * stride * stride * stride;
  /** The listed extents, by their number. */
  const listed = {
    count: 0,
    /** Index of the first square, and place of the last one. */
    start: new Int32Array(mostListed),
    end: new Int32Array(mostListed),
    bound: new Int32Array(mostListed),
  };
  const listedStart = listed.start;
  const listedEnd = listed.end;
  const listedBound = listed.bound;

  /*
   * What the squares of a lane add to an extent, summed up from the lane's beginning: an extent's sum is that of its
   * last square less that of the square before its first.
   */
  /** Counts of squares, as lanes.tally. */
  const tallyTo = new Int32Array(2 * area);
  /** Points of standing tiles. */
  const standingTo = new Int32Array(2 * area);
  /** Most points of crossing words, and -1 where no tile may be laid: there alone the sum falls. */
  const crossedTo = new Int32Array(2 * area);
  /** Keys of standing tiles; see lexicon/anagrams.ts. */
  const keyTo = new Int32Array(2 * area);

  /** emptyAt[n]: place of the n-th empty square of the lane at hand; behind its end when there are fewer. */
  const emptyAt = new Int32Array(4 * stride);
  /** Of the walked numbers of new tiles up to this one the highest bonus. */
  const walkedBonus = new Int32Array(4 * stride);

  const powersOf3 = Int32Array.from({ length: 32 }, (_, power) => 3 ** Math.min(power, 19));

  let size = 0;
  /** Most tiles that a walked move lays; least and most of a listed one. */
  let walked = 0;
  let fewest = 0;
  let most = 0;

  /** Lists and bounds the extents of all lanes; `mostWalked`: most tiles that a walked move lays. */
  function boundExtents(boardSize: number, mostWalked: number): void {
    size = boardSize;
    walked = Math.min(mostWalked, size);
    most = Math.min(rack.most, size);
    fewest = most + 1;
    for (let laid = 1, highest = 0; laid <= most; laid++) {
      if (byAnagram[laid] === 0) highest = Math.max(highest, bonus[laid]!);
      else fewest = Math.min(fewest, laid);
      walkedBonus[laid] = highest;
    }
    listed.count = 0;
    walkedAnchors.clear();
    for (let lane = 1; lane <= size; lane++) {
      if (leftmostAnchors[lane] !== 0) boundLane(lane * stride);
      if (leftmostAnchors[stride + lane] !== 0) boundLane((stride + lane) * stride);
    }
  }

  function boundLane(base: number): void {
    sumUp(base);
    let next = size + 1;
    let free = 0;
    let last = size;
    let highest = none;
    for (let place = size; place > 0; place--) {
      const at = base + place;
      if (crossedTo[at]! < crossedTo[at - 1]!) last = place - 1;
      if (anchor[at] === 1) {
        pushAnchor(base + next, highest);
        next = place;
        free = 0;
        highest = none;
      } else if (letter[at] === 0) free++;
      // `free` squares lie between the place and the next anchor, none that is closed before `last`.
      const begins = next <= last && free < most && letter[at - 1] === 0;
      reach[at] = begins ? boundWalked(base, place, next, last) : none;
      highest = Math.max(highest, reach[at]!);
      if (begins) listFrom(base, place, next, last);
    }
    pushAnchor(base + next, highest);
  }

  function pushAnchor(index: number, bound: number): void {
    if (bound === none) return;
    anchorBound[index] = bound;
    walkedAnchors.push(index);
  }

  function sumUp(base: number): void {
    let tally = 0;
    let standing = 0;
    let crossed = 0;
    let key = 0;
    let empties = 0;
    tallyTo[base] = 0;
    standingTo[base] = 0;
    crossedTo[base] = 0;
    keyTo[base] = 0;
    for (let place = 1; place <= size; place++) {
      const at = base + place;
      const code = letter[at]!;
      if (code === 0) {
        emptyAt[++empties] = place;
        if (crossTimes[at] !== 0) crossed += bestCrossing(at);
      } else {
        standing += face[at]!;
        key = (key + letterKeys[code]!) | 0;
      }
      tally += squareTally[at]!;
      tallyTo[at] = tally;
      standingTo[at] = standing;
      crossedTo[at] = crossed;
      keyTo[at] = key;
    }
    for (let more = 1; more <= most + 1; more++) emptyAt[empties + more] = size + 1;
  }

  /** Bound of the walked extents from `start` over the anchor at `first`, up to `last` at most. */
  function boundWalked(base: number, start: number, first: number, last: number): number {
    const before = base + start - 1;
    const end = Math.min(last, emptyAt[(tallyTo[before]! & countMask) + walked + 1]! - 1);
    // A single square alone is no word.
    if (end < first || end === start) return none;
    const laid = (tallyTo[base + end]! - tallyTo[before]!) & countMask;
    return walkedBonus[laid]! + boundOf(before, base + end);
  }

  /** Lists the extents from `start` over the anchor at `first`, up to `last` at most. */
  function listFrom(base: number, start: number, first: number, last: number): void {
    const before = base + start - 1;
    const filled = tallyTo[before]! & countMask;
    for (let laid = fewest; laid <= most && emptyAt[filled + laid]! <= last; laid++) {
      const end = emptyAt[filled + laid + 1]! - 1;
      if (byAnagram[laid] === 0 || end < first) continue;
      const extent = listed.count++;
      listedStart[extent] = base + start;
      listedEnd[extent] = end;
      listedBound[extent] = bonus[laid]! + boundOf(before, base + end);
    }
  }

  /** Most points of the words of an extent: by the index of the square before its first and of its last. */
  function boundOf(before: number, end: number): number {
    const tally = tallyTo[end]! - tallyTo[before]!;
    const letters =
      bestSum[tally & countMask]! +
      bestSum[(tally >>> countBits) & countMask]! +
      bestSum[(tally >>> (2 * countBits)) & countMask]! +
      bestSum[(tally >>> (3 * countBits)) & countMask]!;
    const factor = powersOf3[(tally >>> threes) & countMask]! << (tally >>> twos);
    return (
      Math.imul(factor, standingTo[end]! - standingTo[before]! + letters) +
      crossedTo[end]! -
      crossedTo[before]!
    );
  }

  /** Number of new tiles, and key of the standing ones, of a listed extent. */
  function laidIn(extent: number): number {
    const start = listedStart[extent]!;
    return (tallyTo[start - (start % stride) + listedEnd[extent]!]! - tallyTo[start - 1]!) & countMask;
  }

  function keyIn(extent: number): number {
    const start = listedStart[extent]!;
    return (keyTo[start - (start % stride) + listedEnd[extent]!]! - keyTo[start - 1]!) | 0;
  }

  /** Most points of the word crossing here, with the best tile that may lie here; -1 when none may. */
  function bestCrossing(index: number): number {
    const best = bestAllowed(index);
    return best < 0 ? none : crossPoints[index]! + best * letterFactor[index]! * crossTimes[index]!;
  }

  /** Points of the best tile that may be laid on a square, 0 for a blank alone, -1 when none may. */
  function bestAllowed(index: number): number {
    const mask = crossMask[index]!;
    const annex = crossAnnex[index]!;
    if ((mask & rack.mask) !== 0 || (annex & rack.annexMask) !== 0) {
      let i = 0;
      while (((mask & bits[i]!) | (annex & annexBits[i]!)) === 0) i++;
      return worth[byValue[i]!]!;
    }
    return rack.blanks > 0 && (mask !== 0 || annex !== 0) ? 0 : none;
  }

  return { reach, walkedAnchors, byAnagram, listed, boundExtents, laidIn, keyIn };
}
