import { MAX_LETTERS } from '../codes';
import { ScatteredBits } from './scattered-bits';
import type { WordPool } from './word-pool';

/*
 * Words by their letters in any order, for moves that lay (nearly) the whole rack.
 *
 * Each letter has a random number; a word's key is their sum, so that letters of the board, tiles of the rack
 * and the letter of a blank are put together by adding. Words lie sorted by key; the key's upper bits find the
 * place. Three bitmaps tell which keys words have, and which they can have with one letter, and with two letters,
 * left out: they spare most look-ups. Different letters may have equal keys, so a finder compares.
 */

/** Words shorter than this are not in the table: the searches that ask it lay at least so many tiles. */
export const SHORTEST_ANAGRAM = 6;

export interface Anagrams {
  /** places[key >>> shift] .. places[(key >>> shift) + 1]: the words whose keys begin so. */
  places: Int32Array;
  shift: number;
  keys: Int32Array;
  /** Word i: letters[ends[i]] .. letters[ends[i + 1] - 1]. */
  ends: Int32Array;
  letters: Uint8Array;
  /** Bit `key >>> wholeShift`: some word has this key. */
  whole: Int32Array;
  wholeShift: number;
  /** Bit `key >>> lessOneShift`: some word has this key with one letter left out. */
  lessOne: Int32Array;
  lessOneShift: number;
  /** The same with two letters left out. */
  lessTwo: Int32Array;
  lessTwoShift: number;
}

/** Random number of each letter code. splitmix32 of a fixed start: part of the file format. */
export const LETTER_KEYS: Int32Array = Int32Array.from({ length: MAX_LETTERS + 1 }, (_, code) => {
  let mixed = (0x5f3759df + Math.imul(code, 0x9e3779b9)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return code === 0 ? 0 : mixed ^ (mixed >>> 16);
});

/** Bits for each word: a false alarm in ten for the whole word and for one letter less, one in eight for two. */
const WHOLE = 8;
const LESS_ONE = 64;
const LESS_TWO = 256;
/** 2^29 bits are 64 MB: enough for millions of words, and what a graph of them takes as well. */
const MOST_BITS = 29;

/** Sizes of a table: words, letters in all; its parts follow from them. */
export interface AnagramSizes {
  words: number;
  letters: number;
}

/** The parts of a table inside one block of memory, from a place on (in integers); `size`: integers taken. */
export function anagramParts(
  buffer: ArrayBuffer | SharedArrayBuffer,
  from: number,
  { words, letters }: AnagramSizes,
): Anagrams & { size: number } {
  let at = from;
  const take = (length: number) => {
    const part = new Int32Array(buffer, at * 4, length);
    at += length;
    return part;
  };
  const placeBits = bitsFor(words);
  const wholeBits = bitsFor(words * WHOLE);
  const oneBits = bitsFor(words * LESS_ONE);
  const twoBits = bitsFor(words * LESS_TWO);
  return {
    places: take(2 ** placeBits + 1),
    shift: 32 - placeBits,
    keys: take(words),
    ends: take(words + 1),
    letters: new Uint8Array(buffer, at * 4, take(Math.ceil(letters / 4)).length * 4),
    whole: take(2 ** (wholeBits - 5)),
    wholeShift: 32 - wholeBits,
    lessOne: take(2 ** (oneBits - 5)),
    lessOneShift: 32 - oneBits,
    lessTwo: take(2 ** (twoBits - 5)),
    lessTwoShift: 32 - twoBits,
    size: at - from,
  };
}

/** Integers that a table takes. */
export function anagramLength({ words, letters }: AnagramSizes): number {
  const bitmaps = [WHOLE, LESS_ONE, LESS_TWO].map((bits) => 2 ** (bitsFor(words * bits) - 5));
  const lists = 2 ** bitsFor(words) + 1 + words + words + 1 + Math.ceil(letters / 4);
  return bitmaps.reduce((sum, length) => sum + length, lists);
}

function bitsFor(count: number): number {
  return Math.min(MOST_BITS, Math.max(5, Math.ceil(Math.log2(Math.max(count, 1)))));
}

export interface LongWords {
  /** Their numbers, in the order of the list. */
  order: Int32Array;
  sizes: AnagramSizes;
}

/** Which words of a list go into the table. */
export function longWords(pool: WordPool, order: Int32Array): LongWords {
  const long = new Int32Array(order.length);
  let words = 0;
  let letters = 0;
  for (let i = 0; i < order.length; i++) {
    const word = order[i]!;
    if (pool.length(word) < SHORTEST_ANAGRAM) continue;
    long[words++] = word;
    letters += pool.length(word);
  }
  return { order: long.subarray(0, words), sizes: { words, letters } };
}

/** Fills a table (all zeros) with these words of the pool. */
export function fillAnagrams(table: Anagrams, pool: WordPool, order: Int32Array): void {
  const { places, shift, keys, ends, letters } = table;
  const found = new Int32Array(order.length);
  for (let i = 0; i < order.length; i++) found[i] = keyOf(pool, order[i]!);
  for (const key of found) places[(key >>> shift) + 1]!++;
  for (let i = 1; i < places.length; i++) places[i]! += places[i - 1]!;
  // Into their places, which are short: there by insertion, equal keys in the order of the list.
  const filled = places.slice();
  const sorted = new Int32Array(order.length);
  for (let i = 0; i < found.length; i++) {
    const key = found[i]!;
    const first = places[key >>> shift]!;
    let at = filled[key >>> shift]!++;
    for (; at > first && keys[at - 1]! > key; at--) {
      keys[at] = keys[at - 1]!;
      sorted[at] = sorted[at - 1]!;
    }
    keys[at] = key;
    sorted[at] = order[i]!;
  }
  let end = 0;
  for (let i = 0; i < sorted.length; i++) {
    const word = sorted[i]!;
    for (let l = 0; l < pool.length(word); l++) letters[end++] = pool.at(word, l);
    ends[i + 1] = end;
    setBit(table.whole, keys[i]! >>> table.wholeShift);
  }
  markLess(table);
}

function keyOf(pool: WordPool, word: number): number {
  let key = 0;
  for (let i = 0; i < pool.length(word); i++) key = (key + LETTER_KEYS[pool.at(word, i)]!) | 0;
  return key;
}

/**
 * Marks the keys that words have without one and without two of their letters. Which of equal letters is left out
 * makes no difference: each key is marked once.
 */
function markLess({ keys, ends, letters, ...table }: Anagrams): void {
  const lessOne = new ScatteredBits(table.lessOne);
  const lessTwo = new ScatteredBits(table.lessTwo);
  /** The word from which a letter was left out last, and the first letter beside which it was so as the second. */
  const first = new Int32Array(MAX_LETTERS + 1).fill(-1);
  const second = new Int32Array(MAX_LETTERS + 1).fill(-1);
  for (let word = 0; word < keys.length; word++) {
    const key = keys[word]!;
    const end = ends[word + 1]!;
    for (let i = ends[word]!; i < end; i++) {
      const letter = letters[i]!;
      if (first[letter] === word) continue;
      first[letter] = word;
      const less = (key - LETTER_KEYS[letter]!) | 0;
      lessOne.set(less >>> table.lessOneShift);
      for (let j = i + 1; j < end; j++) {
        const other = letters[j]!;
        if (second[other] === i) continue;
        second[other] = i;
        lessTwo.set(((less - LETTER_KEYS[other]!) | 0) >>> table.lessTwoShift);
      }
    }
  }
  lessOne.finish();
  lessTwo.finish();
}

function setBit(bitmap: Int32Array, bit: number): void {
  bitmap[bit >>> 5]! |= 1 << (bit & 31);
}

export function isSet(bitmap: Int32Array, bit: number): boolean {
  return ((bitmap[bit >>> 5]! >>> (bit & 31)) & 1) === 1;
}
