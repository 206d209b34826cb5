import { BLANK } from '../codes';
import { ANNEX, ANNEX_SHIFT, bitCount, type WordGraph } from '../lexicon/word-graph';
import { keepMove } from './found-moves';
import { AREA, lanes, STRIDE } from './lanes';
import { rack } from './rack';

/*
 * The walk through the GADDAG from one anchor, in the search for all moves: the ways of walk-top.ts, without
 * bounds, and with a branch for the real tile and one for the blank wherever both are at hand, each way being
 * a move of its own.
 */

const { letter, tile, face, letterFactor, wordFactor, crossMask, crossAnnex, crossSum, crossTimes } = lanes;
const { anchor, entry } = lanes;
const { counts, worth, bonus } = rack;
// Aliases: a bundler may turn each use of an import into a look-up.
const ones = bitCount;
const keep = keepMove;

/** Tiles of the word at hand, by place within the lane. */
const spelled = new Uint8Array(STRIDE);

let records = new Int32Array(2);
let wide = false;
let most = 0;
/** What is left of the rack: letters as masks, and blanks. */
let mask = 0;
let annexMask = 0;
let blanks = 0;

/** Index of the lane's first border square, and places within the lane. */
let base = 0;
let anchorPlace = 0;
let startPlace = 0;
/** First place that may be filled left of the anchor. */
let leftmost = 0;
/** Last place of the tiles behind the anchor, or the anchor. */
let rightmost = 0;
let searchesDown = false;

/** Readies the walk; board and rack must have been filled in. */
export function startWalk(graph: WordGraph): void {
  records = graph.records as Int32Array<ArrayBuffer>;
  wide = graph.wide;
  most = rack.most;
  mask = rack.mask;
  annexMask = rack.annexMask;
  blanks = rack.blanks;
}

/** Finds the moves whose leftmost anchor is at this index. */
export function walkAnchor(index: number): void {
  const place = index % STRIDE;
  base = index - place;
  searchesDown = index >= AREA;
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
  left(place, entry[index]!, 0, sum, factor, 0);
}

/** Puts a tile on `place`, the anchor or a free square left of it; then the word begins here, or goes on. */
function left(place: number, from: number, laid: number, sum: number, factor: number, crossed: number): void {
  const at = base + place;
  const times = factor * wordFactor[at]!;
  let state = from;
  let shift = 0;
  let fits = crossMask[at]! & (blanks > 0 ? -2 : mask);
  for (;;) {
    const leads = records[state]!;
    const accepted = records[state + 1]!;
    for (let rest = (leads | accepted) & fits; rest !== 0; ) {
      const bit = 31 - Math.clz32(rest);
      rest &= ~(1 << bit);
      const code = bit + shift;
      const ends = ((accepted >>> bit) & 1) === 1;
      const next = (leads >>> bit) & 1 ? records[state + 2 + ones(leads & ~(-1 << bit))]! : 0;
      const remaining = counts[code]!;
      if (remaining > 0) {
        const points = worth[code]! * letterFactor[at]!;
        const cross = crossSum[at]! < 0 ? crossed : crossed + (crossSum[at]! + points) * crossTimes[at]!;
        spelled[place] = code;
        counts[code] = remaining - 1;
        if (remaining === 1) drop(bit, shift);
        fromLeft(place, next, ends, laid + 1, sum + points, times, cross);
        counts[code] = remaining;
        if (remaining === 1) restore(bit, shift);
      }
      if (blanks > 0) {
        const cross = crossSum[at]! < 0 ? crossed : crossed + crossSum[at]! * crossTimes[at]!;
        spelled[place] = code | BLANK;
        blanks--;
        fromLeft(place, next, ends, laid + 1, sum, times, cross);
        blanks++;
      }
    }
    if (!wide || shift !== 0 || leads >= 0) return;
    // Bit 31 of a wide graph, the last child: the annex.
    state = records[state + 2 + ones(leads & ~(-1 << ANNEX))]!;
    shift = ANNEX_SHIFT;
    fits = crossAnnex[at]! & (blanks > 0 ? -2 : annexMask);
  }
}

/** After a tile on `place` at the word's left end. */
function fromLeft(
  place: number,
  next: number,
  ends: boolean,
  laid: number,
  sum: number,
  factor: number,
  crossed: number,
): void {
  startPlace = place;
  if (ends) finish(rightmost, laid, sum, factor, crossed);
  if (laid === most || next === 0) return;
  // The separator, bit 0, is a record's first child.
  if (records[next]! & 1) right(rightmost + 1, records[next + 2]!, laid, sum, factor, crossed);
  if (place > leftmost) left(place - 1, next, laid, sum, factor, crossed);
}

/** Puts a tile on the empty square `place` to the right; then the word ends, or goes on. */
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
  let state = from;
  let shift = 0;
  let fits = crossMask[at]! & (blanks > 0 ? -2 : mask);
  for (;;) {
    const leads = records[state]!;
    const accepted = records[state + 1]!;
    for (let rest = (leads | accepted) & fits; rest !== 0; ) {
      const bit = 31 - Math.clz32(rest);
      rest &= ~(1 << bit);
      const code = bit + shift;
      const ends = ((accepted >>> bit) & 1) === 1;
      const next = (leads >>> bit) & 1 ? records[state + 2 + ones(leads & ~(-1 << bit))]! : 0;
      const remaining = counts[code]!;
      if (remaining > 0) {
        const points = worth[code]! * letterFactor[at]!;
        const cross = crossSum[at]! < 0 ? crossed : crossed + (crossSum[at]! + points) * crossTimes[at]!;
        spelled[place] = code;
        counts[code] = remaining - 1;
        if (remaining === 1) drop(bit, shift);
        fromRight(place, next, ends, laid + 1, sum + points, times, cross);
        counts[code] = remaining;
        if (remaining === 1) restore(bit, shift);
      }
      if (blanks > 0) {
        const cross = crossSum[at]! < 0 ? crossed : crossed + crossSum[at]! * crossTimes[at]!;
        spelled[place] = code | BLANK;
        blanks--;
        fromRight(place, next, ends, laid + 1, sum, times, cross);
        blanks++;
      }
    }
    if (!wide || shift !== 0 || leads >= 0) return;
    state = records[state + 2 + ones(leads & ~(-1 << ANNEX))]!;
    shift = ANNEX_SHIFT;
    fits = crossAnnex[at]! & (blanks > 0 ? -2 : annexMask);
  }
}

/** After a tile on `place` at the word's right end: over the standing tiles behind it. */
function fromRight(
  place: number,
  to: number,
  accepted: boolean,
  laid: number,
  sum: number,
  factor: number,
  crossed: number,
): void {
  let next = to;
  let ends = accepted;
  let total = sum;
  let product = factor;
  let last = place;
  for (let standing = letter[base + place + 1]!; standing !== 0; standing = letter[base + last + 1]!) {
    if (next === 0) return;
    last++;
    spelled[last] = tile[base + last]!;
    total += face[base + last]!;
    product *= wordFactor[base + last]!;
    let bit = standing;
    if (wide && standing > ANNEX_SHIFT) {
      bit = standing - ANNEX_SHIFT;
      next = records[next]! < 0 ? records[next + 2 + ones(records[next]! & ~(-1 << ANNEX))]! : 0;
    }
    const leads = records[next]!;
    ends = ((records[next + 1]! >>> bit) & 1) === 1;
    next = (leads >>> bit) & 1 ? records[next + 2 + ones(leads & ~(-1 << bit))]! : 0;
  }
  if (ends) finish(last, laid, total, product, crossed);
  if (next !== 0 && laid < most) right(last + 1, next, laid, total, product, crossed);
}

/** No real tile of this letter is left. */
function drop(bit: number, shift: number): void {
  if (shift === 0) mask &= ~(1 << bit);
  else annexMask &= ~(1 << bit);
}

function restore(bit: number, shift: number): void {
  if (shift === 0) mask |= 1 << bit;
  else annexMask |= 1 << bit;
}

/** A word from startPlace to `end` is complete. */
function finish(end: number, laid: number, sum: number, factor: number, crossed: number): void {
  // One tile that forms a word each way is one move; it is found across.
  if (searchesDown && laid === 1 && crossSum[base + anchorPlace]! >= 0) return;
  keep(base, startPlace, end, spelled, sum * factor + crossed + bonus[laid]!);
}
