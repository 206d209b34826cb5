import { type Anagrams, LETTER_KEYS } from '../lexicon/anagrams';
import { ANNEX_SHIFT } from '../lexicon/word-graph';
import { byAnagram, listed } from './extents';
import { AREA, lanes, STRIDE } from './lanes';
import { inMasks, rack } from './rack';
import { best, record, word } from './record';

/*
 * The listed extents of the search for the top, best bound first: the words that have just the letters of the
 * board there and of a choice of tiles are looked up and held against the squares.
 *
 * A choice is what one word takes from the rack: real tiles, and so many blanks. Each set of letters is made
 * by one choice only, since a blank stands for a letter only when the rack has no tile of it left over.
 */

const { letter, tile, face, letterFactor, wordFactor, crossMask, crossAnnex, crossSum, crossTimes } = lanes;
const { counts, worth, bonus } = rack;
// Aliases: a bundler may turn each use of an import into a look-up.
const keys = LETTER_KEYS;
const highest = best;
const spelled = word;
const holds = inMasks;

/** The choices, those for n tiles from choiceStart[n] to choiceStart[n + 1] - 1. */
const choiceStart = new Int32Array(STRIDE + 2);
let choiceKey = new Int32Array(64);
let choiceBlanks = new Int32Array(64);
/** Letters of which tiles are left over, as masks. */
let choiceLeft = new Int32Array(64);
let choiceLeftAnnex = new Int32Array(64);
let choices = 0;

let table: Anagrams;
let letters = 0;

/** The extent at hand. */
let base = 0;
let startPlace = 0;
let endPlace = 0;
let laid = 0;
/** Letters that a blank may not stand for. */
let leftOver = 0;
let leftOverAnnex = 0;

/** Searches the listed extents. `alphabet`: number of letters. */
export function searchListed(anagrams: Anagrams, alphabet: number): void {
  table = anagrams;
  letters = alphabet;
  if (listed.count === 0) return;
  listChoices();
  makeHeap();
  while (heapSize > 0) {
    const at = heap[0]!;
    if (listed.bound[at]! < highest[0]!) return;
    dropHighest();
    searchExtent(at);
  }
}

function searchExtent(at: number): void {
  const start = listed.start[at]!;
  startPlace = start % STRIDE;
  base = start - startPlace;
  endPlace = listed.end[at]!;
  laid = listed.laid[at]!;
  const key = listed.key[at]!;
  for (let choice = choiceStart[laid]!; choice < choiceStart[laid + 1]!; choice++) {
    leftOver = choiceLeft[choice]!;
    leftOverAnnex = choiceLeftAnnex[choice]!;
    lookUp((key + choiceKey[choice]!) | 0, choiceBlanks[choice]!, 1);
  }
}

/** The words with this key and `blanks` letters more, these from `first` on in the alphabet. */
function lookUp(key: number, blanks: number, first: number): void {
  if (blanks === 0) {
    const place = key >>> table.shift;
    for (let at = table.places[place]!; at < table.places[place + 1]!; at++) {
      if (table.keys[at] === key) tryWord(at);
    }
    return;
  }
  if (blanks === 1) {
    const bit = key >>> table.lessOneShift;
    if (!((table.lessOne[bit >>> 5]! >>> (bit & 31)) & 1)) return;
  } else if (blanks === 2) {
    const bit = key >>> table.lessTwoShift;
    if (!((table.lessTwo[bit >>> 5]! >>> (bit & 31)) & 1)) return;
  }
  for (let code = first; code <= letters; code++) {
    if (!holds(code, leftOver, leftOverAnnex)) lookUp((key + keys[code]!) | 0, blanks - 1, code);
  }
}

/** Holds a word against the extent: letters of the board, crossing words, tiles of the rack. */
function tryWord(index: number): void {
  let from = table.ends[index]!;
  if (table.ends[index + 1]! - from !== endPlace - startPlace + 1) return;
  for (let place = startPlace; place <= endPlace; place++, from++) {
    const code = table.letters[from]!;
    const standing = letter[base + place]!;
    if (
      standing === 0 ? !holds(code, crossMask[base + place]!, crossAnnex[base + place]!) : standing !== code
    )
      return;
    spelled[place] = standing === 0 ? code : tile[base + place]!;
  }
  if (rackHolds()) sumUp();
}

/** Equal keys are nearly always equal letters, but not always. */
function rackHolds(): boolean {
  let missing = 0;
  for (let place = startPlace; place <= endPlace; place++) {
    if (letter[base + place] === 0 && --counts[spelled[place]!]! < 0) missing++;
  }
  for (let place = startPlace; place <= endPlace; place++) {
    if (letter[base + place] === 0) counts[spelled[place]!]!++;
  }
  return missing <= rack.blanks;
}

function sumUp(): void {
  let sum = 0;
  let factor = 1;
  let crossed = 0;
  for (let place = startPlace; place <= endPlace; place++) {
    const at = base + place;
    factor *= wordFactor[at]!;
    if (letter[at] !== 0) {
      sum += face[at]!;
      continue;
    }
    const points = worth[spelled[place]!]! * letterFactor[at]!;
    sum += points;
    if (crossSum[at]! >= 0) crossed += (crossSum[at]! + points) * crossTimes[at]!;
  }
  const score = sum * factor + crossed + bonus[laid]!;
  if (score >= highest[0]!) record(base, startPlace, endPlace, factor, score);
}

/** All choices of the rack for the numbers of tiles that are looked up. */
function listChoices(): void {
  choices = 0;
  for (let n = 0; n <= STRIDE; n++) {
    choiceStart[n] = choices;
    if (n < STRIDE && byAnagram[n] === 1) {
      for (let blanks = 0; blanks <= Math.min(rack.blanks, n); blanks++)
        choose(1, n - blanks, blanks, 0, 0, 0);
    }
  }
  choiceStart[STRIDE + 1] = choices;
}

/** Takes `missing` real tiles of the letters from `code` on, in every way. */
function choose(
  code: number,
  missing: number,
  blanks: number,
  key: number,
  left: number,
  leftAnnex: number,
): void {
  if (code > letters) {
    if (missing === 0) addChoice(key, blanks, left, leftAnnex);
    return;
  }
  const held = counts[code]!;
  const annex = rack.wide && code > ANNEX_SHIFT;
  const bit = held === 0 ? 0 : 1 << (annex ? code - ANNEX_SHIFT : code);
  let sum = key;
  for (let taken = 0; taken <= Math.min(held, missing); taken++) {
    const rest = taken < held ? bit : 0;
    choose(
      code + 1,
      missing - taken,
      blanks,
      sum,
      annex ? left : left | rest,
      annex ? leftAnnex | rest : leftAnnex,
    );
    sum = (sum + keys[code]!) | 0;
  }
}

function addChoice(key: number, blanks: number, left: number, leftAnnex: number): void {
  if (choices === choiceKey.length) {
    choiceKey = longer(choiceKey);
    choiceBlanks = longer(choiceBlanks);
    choiceLeft = longer(choiceLeft);
    choiceLeftAnnex = longer(choiceLeftAnnex);
  }
  choiceKey[choices] = key;
  choiceBlanks[choices] = blanks;
  choiceLeft[choices] = left;
  choiceLeftAnnex[choices] = leftAnnex;
  choices++;
}

function longer(array: Int32Array): Int32Array<ArrayBuffer> {
  const made = new Int32Array(array.length * 2);
  made.set(array);
  return made;
}

/* A heap of extents by their bounds: many are never looked at. */

const heap = new Int32Array(2 * AREA * STRIDE);
let heapSize = 0;

function makeHeap(): void {
  heapSize = listed.count;
  for (let i = 0; i < heapSize; i++) heap[i] = i;
  for (let i = (heapSize >>> 1) - 1; i >= 0; i--) sink(i);
}

function dropHighest(): void {
  heap[0] = heap[--heapSize]!;
  sink(0);
}

function sink(from: number): void {
  const extent = heap[from]!;
  const bound = listed.bound[extent]!;
  let at = from;
  for (let child = 2 * at + 1; child < heapSize; child = 2 * at + 1) {
    if (child + 1 < heapSize && listed.bound[heap[child + 1]!]! > listed.bound[heap[child]!]!) child++;
    if (listed.bound[heap[child]!]! <= bound) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = extent;
}
