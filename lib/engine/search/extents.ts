import { LETTER_KEYS } from '../lexicon/anagrams';
import { BoundHeap } from './bound-heap';
import { anchorsOf } from './cross-checks';
import { AREA, lanes, STRIDE } from './lanes';
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
 * Extents of so many tiles as `byAnagram` says are listed, each to be looked up alone (by-anagram.ts). The rest
 * is walked, guided by the largest bounds of groups.
 */

export const {
  reach,
  walkedAnchors,
  byAnagram,
  listed,
  listedExtents,
  boundExtents,
  laidIn,
  keyIn,
  boundReach,
} = makeExtents();

function makeExtents() {
  const stride = STRIDE;
  const area = AREA;
  const { letter, face, letterFactor, wordFactor, crossMask, crossAnnex, crossPoints, crossTimes, anchor } =
    lanes;
  const squareSteps = lanes.steps;
  const { bestSum, bonus, byValue, bits, annexBits, worth } = rack;

  const NONE = -1;

  /**
   * reach[start * STRIDE + end], start an index, end a place: bound of the walked extents from start to end or
   * beyond; filled in for one anchor at a time by `boundReach`.
   */
  const reach = new Int32Array(2 * area * stride);
  /** Bound of all walked extents whose leftmost anchor is here, by index of the anchor. */
  const anchorBound = new Int32Array(2 * area);
  /** Anchors that walked extents have, by their bounds. */
  const walkedAnchors = new BoundHeap(anchorBound);

  /** 1 for the numbers of new tiles whose extents are listed. */
  const byAnagram = new Uint8Array(128);

  const MOST_LISTED = 2 * stride * stride * stride;
  /** The listed extents, by their number. */
  const listed = {
    count: 0,
    /** Index of the first square, and place of the last one. */
    start: new Int32Array(MOST_LISTED),
    end: new Int32Array(MOST_LISTED),
  };
  const listedBound = new Int32Array(MOST_LISTED);
  /** Listed extents by their bounds. */
  const listedExtents = new BoundHeap(listedBound);

  /*
   * What the squares of a lane add to an extent, summed up from the lane's beginning: an extent's sum is that of its
   * last square less that of the square before its first.
   */
  /** Empty squares. */
  const laidTo = new Int32Array(2 * area);
  /** Points of standing tiles. */
  const standingTo = new Int32Array(2 * area);
  /** Most points of crossing words. */
  const crossedTo = new Int32Array(2 * area);
  /** Letter factors, as lanes.steps. */
  const stepsTo = new Int32Array(2 * area);
  /** Word factors: how many twos in the lower half, how many threes in the upper. */
  const wordTo = new Int32Array(2 * area);
  /** Keys of standing tiles; see lexicon/anagrams.ts. */
  const keyTo = new Int32Array(2 * area);

  /** Place of the last square that may be filled from here on without a gap. */
  const openTo = new Int32Array(2 * area);

  const WORD_STEPS = Int32Array.of(0, 0, 1, 1 << 16, 2);
  const POWERS_OF_3 = Int32Array.from({ length: 20 }, (_, power) => 3 ** power);

  let walked = 0;
  let size = 0;

  /** Lists and bounds the extents of all lanes; `mostWalked`: most tiles that a walked move lays. */
  function boundExtents(boardSize: number, mostWalked: number): void {
    size = boardSize;
    walked = mostWalked;
    listed.count = 0;
    listedExtents.clear();
    walkedAnchors.clear();
    for (let lane = 1; lane <= size; lane++) {
      if (anchorsOf[lane] !== 0) boundLane(lane * stride);
      if (anchorsOf[stride + lane] !== 0) boundLane((stride + lane) * stride);
    }
  }

  function boundLane(base: number): void {
    sumUp(base);
    let next = 0;
    let free = 0;
    let highest = NONE;
    for (let place = size; place > 0; place--) {
      if (anchor[base + place] === 1) {
        if (highest > NONE) pushAnchor(base + next, highest);
        next = place;
        free = 0;
        highest = NONE;
      } else if (letter[base + place] === 0) free++;
      // `free` squares lie between the place and the next anchor.
      if (next === 0 || free >= rack.most || letter[base + place - 1] !== 0) continue;
      highest = Math.max(highest, boundFrom(base, place, next));
    }
    if (highest > NONE) pushAnchor(base + next, highest);
  }

  function pushAnchor(index: number, bound: number): void {
    anchorBound[index] = bound;
    walkedAnchors.push(index);
  }

  function sumUp(base: number): void {
    let laid = 0;
    let standing = 0;
    let crossed = 0;
    let steps = 0;
    let word = 0;
    let key = 0;
    for (let at = base + 1; at <= base + size; at++) {
      const code = letter[at]!;
      laid += code === 0 ? 1 : 0;
      standing += face[at]!;
      steps += squareSteps[at]!;
      word += WORD_STEPS[wordFactor[at]!]!;
      key = (key + LETTER_KEYS[code]!) | 0;
      let cross = 0;
      if (crossTimes[at] !== 0) cross = bestCrossing(at);
      crossed += cross;
      openTo[at] = cross;
      laidTo[at] = laid;
      standingTo[at] = standing;
      crossedTo[at] = crossed;
      stepsTo[at] = steps;
      wordTo[at] = word;
      keyTo[at] = key;
    }
    let last = size;
    for (let at = base + size; at > base; at--) {
      if (openTo[at]! < 0) last = at - base - 1;
      openTo[at] = last;
    }
  }

  /**
   * Lists the extents that begin at a place and whose leftmost anchor is at `first`. Returns the highest bound of
   * those to walk.
   */
  function boundFrom(base: number, start: number, first: number): number {
    const last = openTo[base + start]!;
    const { most } = rack;
    const before = base + start - 1;
    const laidBefore = laidTo[before]!;
    const standingBefore = standingTo[before]!;
    const crossedBefore = crossedTo[before]!;
    const stepsBefore = stepsTo[before]!;
    const wordBefore = wordTo[before]!;
    let highest = NONE;
    for (let end = first; end <= last; end++) {
      const at = base + end;
      if (letter[at + 1] !== 0) continue;
      const laid = laidTo[at]! - laidBefore;
      if (laid > most) break;
      if (end === start) continue;
      const bound =
        bonus[laid]! +
        crossedTo[at]! -
        crossedBefore +
        wordBound(
          laid,
          standingTo[at]! - standingBefore,
          stepsTo[at]! - stepsBefore,
          wordTo[at]! - wordBefore,
        );
      if (byAnagram[laid] === 0) {
        if (bound > highest && laid <= walked) highest = bound;
      } else if (!isTwin(base, laid, first)) {
        listed.start[listed.count] = base + start;
        listed.end[listed.count] = end;
        listedBound[listed.count] = bound;
        listedExtents.push(listed.count++);
      }
    }
    return highest;
  }

  /** Most points of a word itself: of so many new tiles, with so many points standing. */
  function wordBound(laid: number, standing: number, steps: number, word: number): number {
    const letters =
      bestSum[laid]! + bestSum[steps & 0xff]! + bestSum[(steps >>> 8) & 0xff]! + bestSum[steps >>> 16]!;
    return (POWERS_OF_3[word >>> 16]! << (word & 0xffff)) * (standing + letters);
  }

  /** Number of new tiles, and key of the standing ones, of a listed extent. */
  function laidIn(extent: number): number {
    const start = listed.start[extent]!;
    return laidTo[start - (start % stride) + listed.end[extent]!]! - laidTo[start - 1]!;
  }

  function keyIn(extent: number): number {
    const start = listed.start[extent]!;
    return (keyTo[start - (start % stride) + listed.end[extent]!]! - keyTo[start - 1]!) | 0;
  }

  /** Fills in `reach` for all starts whose leftmost anchor is at this index. */
  function boundReach(index: number): void {
    const first = index % stride;
    const base = index - first;
    for (let place = first; place > 0 && (place === first || anchor[base + place] === 0); place--) {
      if (letter[base + place - 1] === 0) fillReach(base, place, first);
    }
  }

  function fillReach(base: number, start: number, first: number): void {
    const row = (base + start) * stride;
    const before = base + start - 1;
    let end = openTo[base + start]!;
    // The walk may ask as far as the square behind the last one.
    reach[row + end + 1] = NONE;
    for (let highest = NONE; end >= first; end--) {
      const at = base + end;
      const laid = laidTo[at]! - laidTo[before]!;
      if (letter[at + 1] === 0 && laid <= walked && byAnagram[laid] === 0 && end !== start) {
        const bound =
          bonus[laid]! +
          crossedTo[at]! -
          crossedTo[before]! +
          wordBound(
            laid,
            standingTo[at]! - standingTo[before]!,
            stepsTo[at]! - stepsTo[before]!,
            wordTo[at]! - wordTo[before]!,
          );
        if (bound > highest) highest = bound;
      }
      reach[row + end] = highest;
    }
  }

  /** One tile that forms a word each way is one move; it is found across. */
  function isTwin(base: number, laid: number, first: number): boolean {
    return base >= area && laid === 1 && crossTimes[base + first] !== 0;
  }

  /** Most points of the word crossing here, with the best tile that may lie here; -1 when none may. */
  function bestCrossing(index: number): number {
    const best = bestAllowed(index);
    return best < 0 ? NONE : crossPoints[index]! + best * letterFactor[index]! * crossTimes[index]!;
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
    return rack.blanks > 0 && (mask !== 0 || annex !== 0) ? 0 : NONE;
  }

  return { reach, walkedAnchors, byAnagram, listed, listedExtents, boundExtents, laidIn, keyIn, boundReach };
}
