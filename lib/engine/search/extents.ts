import { LETTER_KEYS } from '../lexicon/anagrams';
import { anchorsOf } from './cross-checks';
import { AREA, lanes, STRIDE } from './lanes';
import { inMasks, rack } from './rack';

/*
 * Extents and their bounds, for the search for the top. An extent is a run of squares that a move would fill
 * wholly: no tile before or behind it, an anchor inside. With k empty squares, standing tiles worth T, word
 * factor W and the rack's best tiles on the best letter squares, no word there can score more than
 *
 *   W * (T + S[k] + S[n2] + S[n3] + S[n4]) + Σ crossed (crossSum + best letter allowed * LF) * WF + bonus[k]
 *
 * where S[j] is the sum of the j most valuable tiles and ni the number of empty squares whose letter
 * factor is at least i: sorted values against sorted factors is the largest sum of products.
 *
 * Extents of so many tiles as `byAnagram` says are listed, each to be looked up alone (full-rack.ts): their
 * bonus would spoil the bounds of all others. The rest is walked, guided by the largest bounds of groups.
 */

const { letter, face, letterFactor, wordFactor, crossMask, crossAnnex, crossSum, crossTimes, anchor } = lanes;
const { bestSum, bonus, worth } = rack;

const NONE = -1;

/** reach[start * STRIDE + end], start an index, end a place: bound of walked extents from start to end or beyond. */
export const reach = new Int32Array(2 * AREA * STRIDE);
/** Bound of all walked extents whose leftmost anchor is here, by index of the anchor. */
export const anchorBound = new Int32Array(2 * AREA);

/** 1 for the numbers of new tiles whose extents are listed. */
export const byAnagram = new Uint8Array(STRIDE);

/* The listed extents. */
const MOST_LISTED = 2 * STRIDE * STRIDE * STRIDE;
export const listed = {
  count: 0,
  bound: new Int32Array(MOST_LISTED),
  /** Index of the first square, and place of the last one. */
  start: new Int32Array(MOST_LISTED),
  end: new Int32Array(MOST_LISTED),
  laid: new Int32Array(MOST_LISTED),
  /** Sum of the keys of the standing tiles; see lexicon/anagrams.ts. */
  key: new Int32Array(MOST_LISTED),
};

/** crossBest[index]: most that the crossing word can score, 0 when none crosses, -1 when no tile of the rack fits. */
const crossBest = new Int32Array(2 * AREA);

/** Lists and bounds the extents of all lanes; `walked`: most tiles that a walked move lays. */
export function boundExtents(size: number, walked: number): void {
  listed.count = 0;
  anchorBound.fill(NONE);
  for (let direction = 0; direction < 2; direction++) {
    for (let lane = 1; lane <= size; lane++) {
      const number = direction * STRIDE + lane;
      if (anchorsOf[number] !== 0) boundLane(number * STRIDE, size, walked);
    }
  }
}

function boundLane(base: number, size: number, walked: number): void {
  for (let at = base + 1; at <= base + size; at++) crossBest[at] = letter[at] === 0 ? bestCrossing(at) : 0;
  let next = 0;
  for (let place = size; place > 0; place--) {
    if (anchor[base + place] === 1) next = place;
    if (next === 0 || letter[base + place - 1] !== 0) continue;
    const highest = boundFrom(base, place, next, size, walked);
    if (highest > anchorBound[base + next]!) anchorBound[base + next] = highest;
  }
}

/** The extents that begin at a place and whose leftmost anchor is at `first`; returns the highest bound to walk. */
function boundFrom(base: number, start: number, first: number, size: number, walked: number): number {
  const row = (base + start) * STRIDE;
  const { most } = rack;
  const last = base + size;
  let laid = 0;
  let standing = 0;
  let word = 1;
  let crossed = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  let key = 0;
  let end = start;
  for (; ; end++) {
    const at = base + end;
    const code = letter[at]!;
    if (code !== 0) {
      standing += face[at]!;
      key = (key + LETTER_KEYS[code]!) | 0;
    } else {
      const cross = crossBest[at]!;
      if (cross < 0 || laid === most || at > last) break;
      laid++;
      crossed += cross;
      const times = letterFactor[at]!;
      if (times > 1) {
        two++;
        if (times > 2) three++;
        if (times > 3) four++;
      }
    }
    word *= wordFactor[at]!;
    reach[row + end] = NONE;
    if (end < first || end === start || letter[at + 1] !== 0) continue;
    const letters = bestSum[laid]! + bestSum[two]! + bestSum[three]! + bestSum[four]!;
    const bound = word * (standing + letters) + crossed + bonus[laid]!;
    if (byAnagram[laid] === 1) list(base + start, end, laid, key, bound);
    else if (laid <= walked) reach[row + end] = bound;
  }
  let highest = NONE;
  // Where the walk may ask: as far as the square behind the last one.
  for (let place = end; place >= start; place--) {
    if (place === end) reach[row + place] = NONE;
    else if (reach[row + place]! < highest) reach[row + place] = highest;
    else highest = reach[row + place]!;
  }
  return highest;
}

function list(start: number, end: number, laid: number, key: number, bound: number): void {
  const at = listed.count++;
  listed.bound[at] = bound;
  listed.start[at] = start;
  listed.end[at] = end;
  listed.laid[at] = laid;
  listed.key[at] = key;
}

/** Most points of a word crossing here: with the best tile that may lie here, -1 when none may. */
function bestCrossing(index: number): number {
  const sum = crossSum[index]!;
  if (sum < 0) return 0;
  const best = bestAllowed(index);
  return best < 0 ? NONE : (sum + best * letterFactor[index]!) * crossTimes[index]!;
}

/** Points of the best tile that may be laid on a square, 0 for a blank alone, -1 when none may. */
function bestAllowed(index: number): number {
  const mask = crossMask[index]!;
  const annex = crossAnnex[index]!;
  if ((mask & rack.mask) !== 0 || (annex & rack.annexMask) !== 0) {
    for (const code of rack.byValue) if (inMasks(code, mask, annex)) return worth[code]!;
  }
  return rack.blanks > 0 && (mask !== 0 || annex !== 0) ? 0 : NONE;
}
