import type { TileSet } from './tile-set';
import { formatTiles } from './tile-text';

export interface FoldOptions {
  /** Leave lower case as it is (a blank) instead of raising it. */
  keepCase?: boolean;
}

/** A letter after folding, in upper case, and whether it was written in lower case. */
interface FoldedLetter {
  letter: string;
  lower: boolean;
}

/**
 * What a user typed, as tiles in wire form: accents and case folded, tiles of several letters in
 * brackets (the longest tile is taken; brackets in the text are respected). What cannot be folded stays
 * as it is, for the reader of tiles to refuse.
 */
export function fold(text: string, tiles: TileSet, options: FoldOptions = {}): string {
  const letters = foldLetters(text.trim(), tiles);
  let folded = '';
  for (let at = 0; at < letters.length; ) {
    const length = bracketed(letters, at) || longestTile(letters, at, tiles);
    const taken = letters.slice(at, at + Math.max(length, 1));
    folded += face(taken, tiles, options.keepCase === true);
    at += taken.length;
  }
  return folded;
}

/**
 * Every way to lay a word of a list, plain or in wire form, as codes; none when it cannot be spelled. Only sets whose tiles of
 * several letters may also be laid letter by letter give more than one.
 */
export function spellings(word: string, tiles: TileSet): number[][] {
  const letters = foldLetters(word.trim(), tiles);
  if (tiles.spelling.digraphs === 'either') return divisions(letters, 0, tiles);
  const codes: number[] = [];
  for (let at = 0; at < letters.length; ) {
    const length = bracketed(letters, at) || longestTile(letters, at, tiles);
    const code = letterCode(joined(letters, at, length), tiles);
    if (code === 0) return [];
    codes.push(code);
    at += length;
  }
  return [codes];
}

/** Code of a letter tile; 0 for anything else, a blank too. */
function letterCode(name: string, tiles: TileSet): number {
  const code = tiles.codeOf(name);
  return code <= tiles.size ? code : 0;
}

function divisions(letters: readonly FoldedLetter[], at: number, tiles: TileSet): number[][] {
  if (at === letters.length) return [[]];
  const found: number[][] = [];
  const shortest = bracketed(letters, at) || 1;
  const longest = shortest > 1 ? shortest : Math.min(longestName(tiles), letters.length - at);
  for (let length = shortest; length <= longest; length++) {
    const code = letterCode(joined(letters, at, length), tiles);
    if (code > 0) for (const rest of divisions(letters, at + length, tiles)) found.push([code, ...rest]);
  }
  return found;
}

/** Letters of the longest tile that starts here, 0 when none does. */
function longestTile(letters: readonly FoldedLetter[], at: number, tiles: TileSet): number {
  for (let length = Math.min(longestName(tiles), letters.length - at); length > 0; length--) {
    if (tiles.codeOf(joined(letters, at, length)) > 0) return length;
  }
  return 0;
}

function joined(letters: readonly FoldedLetter[], at: number, length: number): string {
  let name = '';
  for (let i = at; i < at + length; i++) name += letters[i]?.letter;
  return name;
}

/** Length of `[…]` from here, brackets included; 0 when there is none. */
function bracketed(letters: readonly FoldedLetter[], at: number): number {
  if (letters[at]?.letter !== '[') return 0;
  const close = letters.findIndex(({ letter }, index) => index > at && letter === ']');
  return close < 0 ? 0 : close - at + 1;
}

function face(taken: readonly FoldedLetter[], tiles: TileSet, keepCase: boolean): string {
  const name = taken.map(({ letter }) => letter).join('');
  const code = tiles.codeOf(name);
  if (code === 0) return name;
  const named = taken.filter(({ letter }) => letter !== '[' && letter !== ']');
  const blank = keepCase && named.every(({ lower }) => lower);
  return formatTiles([blank ? blankOf(code, tiles) : code], tiles);
}

function blankOf(code: number, tiles: TileSet): number {
  const lower = tiles.tileOf(code).toLocaleLowerCase(tiles.spelling.locale ?? 'und');
  return tiles.codeOf(lower);
}

const tables = new WeakMap<TileSet, { letters: Map<string, readonly FoldedLetter[]>; longest: number }>();

function tableOf(tiles: TileSet) {
  let table = tables.get(tiles);
  if (!table) {
    const longest = Math.max(...tiles.letters.map(({ tile }) => [...tile].length));
    table = { letters: new Map(), longest };
    tables.set(tiles, table);
  }
  return table;
}

function longestName(tiles: TileSet): number {
  return tableOf(tiles).longest;
}

function foldLetters(text: string, tiles: TileSet): FoldedLetter[] {
  const { letters } = tableOf(tiles);
  const folded: FoldedLetter[] = [];
  for (const char of text.normalize('NFKC')) {
    let parts = letters.get(char);
    if (!parts) {
      parts = foldLetter(char, tiles);
      // Junk could otherwise fill the table with all of Unicode.
      if (letters.size < 1000) letters.set(char, parts);
    }
    for (const part of parts) folded.push(part);
  }
  return folded;
}

/** A mark is stripped only when the base letter is a tile and the marked letter is not. */
function foldLetter(char: string, tiles: TileSet): FoldedLetter[] {
  const upper = char.toLocaleUpperCase(tiles.spelling.locale ?? 'und');
  const lower = upper !== char;
  const isTile = (letter: string) => tiles.letters.some(({ tile }) => tile.includes(letter));
  const parts = [...(tiles.spelling.replace[upper] ?? upper)].map((letter) => {
    const base = letter.normalize('NFD').replace(/\p{M}/gu, '');
    return !isTile(letter) && base !== '' && isTile(base) ? base : letter;
  });
  return parts.map((letter) => ({ letter, lower }));
}
