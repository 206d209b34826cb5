import { BLANK } from './codes';
import { type FoldedLetter, foldLetters } from './fold-letters';
import type { TileSet } from './tile-set';
import { formatTiles, scanTiles } from './tile-text';

export interface FoldOptions {
  /** Leave lower case as it is (a blank) instead of raising it. */
  keepCase?: boolean;
}

/** Letters that are laid as one tile, or, doubled digraphs, as two. */
interface Piece {
  /** Empty when the letters are no tile. */
  codes: readonly number[];
  /** Index of the letter after it. */
  end: number;
}

/** A word has this many spellings at most: a line of junk in a list shall not have a million. */
const MOST_SPELLINGS = 64;

/** What is longer is no word; dividing it would take deep recursion. */
const MOST_LETTERS = 1000;

/**
 * What a user typed, as tiles in wire form: accents and case folded, tiles of several letters in
 * brackets (the longest tile is taken; brackets in the text are respected). What cannot be folded stays
 * as it is, for the reader of tiles to refuse. Where a script has no case, `?` before a letter marks a blank.
 */
export function fold(text: string, tiles: TileSet, options: FoldOptions = {}): string {
  const letters = foldLetters(fromKeyboard(text.trim(), tiles), tiles);
  return write(letters, divisions(letters, tiles, 1)[0] ?? greedy(letters, tiles), tiles, options);
}

/** Every way to read what a user typed, first what `fold` says; see `spellings`. */
export function foldings(text: string, tiles: TileSet, options: FoldOptions = {}): string[] {
  const letters = foldLetters(fromKeyboard(text.trim(), tiles), tiles);
  const found = divisions(letters, tiles, MOST_SPELLINGS);
  const ways = found.length > 0 ? found : [greedy(letters, tiles)];
  return [...new Set(ways.map((pieces) => write(letters, pieces, tiles, options)))];
}

/**
 * Every way to lay a word of a list, plain or in wire form, as codes; none when it cannot be spelled. Only sets
 * whose tiles of several letters may also be laid letter by letter give more than one.
 */
export function spellings(word: string, tiles: TileSet): number[][] {
  const plain = plainSpelling(word, tiles);
  if (plain) return [plain];
  const letters = foldLetters(word.trim(), tiles);
  const only = onlySpelling(letters, tableOf(tiles));
  if (only) return [only];
  const ways = divisions(letters, tiles, MOST_SPELLINGS).map((pieces) =>
    pieces.flatMap((piece) => piece.codes),
  );
  return ways.filter((way) => way.every((code) => code <= tiles.size));
}

/** The spelling of a word whose every character is a tile whatever follows it; null of others. */
function plainSpelling(word: string, tiles: TileSet): number[] | null {
  const { alone } = tableOf(tiles);
  const codes: number[] = [];
  for (let i = 0; i < word.length; i++) {
    const char = word.charCodeAt(i);
    if (char >= alone.length) return null;
    if (alone[char] === UNKNOWN) alone[char] = codeAlone(word.charAt(i), tiles);
    const code = alone[char]!;
    if (code === 0) return null;
    codes.push(code);
  }
  return codes;
}

/** The tile of a character that begins no tile of several letters; 0 when it is none, or more than one. */
function codeAlone(char: string, tiles: TileSet): number {
  const letters = foldLetters(char, tiles);
  const [letter] = letters;
  const begins = letter && tableOf(tiles).names.get(letter.letter);
  return letter && letters.length === 1 && !begins?.longer.size ? letter.code : 0;
}

/** The spelling of most other words, in one pass; null where there are several, or none, or brackets. */
function onlySpelling(letters: readonly FoldedLetter[], { names, either }: SpellTable): number[] | null {
  const codes: number[] = [];
  for (let at = 0; at < letters.length; ) {
    const end = longestEnd(letters, at, names);
    if (end === at + 1) {
      const { code } = letters[at]!;
      if (code === 0) return null;
      codes.push(code);
    } else {
      const laid = nameOf(letters, at, end, names)?.codes ?? [];
      if (laid.length === 0 || laid.every((code) => either.has(code))) return null;
      for (const code of laid) codes.push(code);
    }
    at = end;
  }
  return codes;
}

/** Index after the longest name that begins here; after one letter when none does. */
function longestEnd(letters: readonly FoldedLetter[], at: number, names: Names): number {
  let end = at + 1;
  let name = names.get(letters[at]!.letter);
  for (let next = at + 1; name && next < letters.length && name.longer.size > 0; next++) {
    name = name.longer.get(letters[next]!.letter);
    if (name?.codes) end = next + 1;
  }
  return end;
}

function nameOf(letters: readonly FoldedLetter[], at: number, end: number, names: Names): Name | undefined {
  let name = names.get(letters[at]!.letter);
  for (let next = at + 1; next < end; next++) name = name?.longer.get(letters[next]!.letter);
  return name;
}

/** Characters that a keyboard gives for those of the tiles. */
function fromKeyboard(text: string, { spelling: { typed, locale } }: TileSet): string {
  const plain = text.replaceAll('؟', '?');
  if (!typed) return plain;
  const meant = [...plain].map((char) => {
    const upper = char.toLocaleUpperCase(locale ?? 'und');
    const letter = typed[upper];
    return letter === undefined ? char : upper === char ? letter : letter.toLocaleLowerCase(locale ?? 'und');
  });
  return meant.join('');
}

/** At most `most` ways to divide letters into tiles, the longest tiles first; none when something is no tile. */
function divisions(letters: readonly FoldedLetter[], tiles: TileSet, most: number): Piece[][] {
  if (letters.length > MOST_LETTERS) return [];
  const starts = letters.map((_, at) => piecesAt(letters, at, tiles));
  // From where on the rest can be spelled: without it a bad last letter would be met in every way there.
  const open = new Uint8Array(letters.length + 1);
  open[letters.length] = 1;
  for (let at = letters.length - 1; at >= 0; at--) {
    open[at] = starts[at]!.some(({ end }) => open[end] === 1) ? 1 : 0;
  }
  const found: Piece[][] = [];
  const path: Piece[] = [];
  const divide = (at: number): void => {
    if (at === letters.length) found.push([...path]);
    for (const piece of starts[at] ?? []) {
      if (found.length >= most || open[piece.end] === 0) continue;
      path.push(piece);
      divide(piece.end);
      path.pop();
    }
  };
  if (open[0] === 1) divide(0);
  return found;
}

/** The longest tile at every place; letters that begin none stand alone. */
function greedy(letters: readonly FoldedLetter[], tiles: TileSet): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < letters.length; at = pieces.at(-1)!.end) {
    const end = bracketed(letters, at) || at + 1;
    pieces.push(piecesAt(letters, at, tiles)[0] ?? { codes: [], end });
  }
  return pieces;
}

/** What may be laid from here, longest first: one piece, unless its tiles may be laid letter by letter too. */
function piecesAt(letters: readonly FoldedLetter[], at: number, tiles: TileSet): Piece[] {
  const { names, either } = tableOf(tiles);
  const end = bracketed(letters, at);
  if (end > 0) {
    const code = tiles.codeOf(joined(letters, at + 1, end - 1));
    return code > 0 ? [{ codes: [code], end }] : [];
  }
  const pieces: Piece[] = [];
  let name = names.get(letters[at]!.letter);
  for (let next = at + 1; name; next++) {
    if (name.codes) pieces.unshift({ codes: name.codes, end: next });
    name = name.longer.get(letters[next]?.letter ?? '');
  }
  const last = pieces.findIndex(
    ({ codes }) => codes.length === 0 || !codes.every((code) => either.has(code)),
  );
  const allowed = last < 0 ? pieces : pieces.slice(0, last + 1);
  return allowed.filter(({ codes }) => codes.length > 0);
}

function joined(letters: readonly FoldedLetter[], from: number, to: number): string {
  let name = '';
  for (let i = from; i < to; i++) name += letters[i]!.letter;
  return name;
}

/** Index after `[…]` that begins here; 0 when there is none. */
function bracketed(letters: readonly FoldedLetter[], at: number): number {
  if (letters[at]?.letter !== '[') return 0;
  return letters.findIndex(({ letter }, index) => index > at && letter === ']') + 1;
}

function write(
  letters: readonly FoldedLetter[],
  pieces: readonly Piece[],
  tiles: TileSet,
  { keepCase = false }: FoldOptions,
): string {
  let text = '';
  let at = 0;
  let marked = false;
  for (const { codes, end } of pieces) {
    const lower = isLower(letters.slice(at, end));
    const blank = keepCase && (lower || marked);
    const name = joined(letters, at, end);
    at = end;
    // A question mark before a letter without case is not a blank of its own.
    marked = name === '?' && keepCase && hasNoCase(letters[at]?.code ?? 0, tiles);
    if (marked) continue;
    const written = codes.map((code) =>
      code === BLANK ? code : blank ? code | BLANK : raised(code, keepCase),
    );
    text += codes.length > 0 ? formatTiles(written, tiles) : name;
  }
  return text;
}

function isLower(letters: readonly FoldedLetter[]): boolean {
  const has = (written: FoldedLetter['written']) => letters.some((letter) => letter.written === written);
  return has('lower') && !has('upper');
}

/** A letter on a blank may come in brackets, `[?א]`: the letter alone where case is not kept. */
function raised(code: number, keepCase: boolean): number {
  return keepCase ? code : code & ~BLANK;
}

function hasNoCase(code: number, tiles: TileSet): boolean {
  return code > 0 && tiles.tileOf(code | BLANK).startsWith('?');
}

/** The names of tiles letter by letter, as a tree. */
type Names = Map<string, Name>;

interface Name {
  /** What is laid for the letters so far; empty when they only look like a tile. */
  codes?: readonly number[];
  longer: Names;
}

interface SpellTable {
  names: Names;
  either: ReadonlySet<number>;
  /** `codeAlone` by character, UNKNOWN where nobody asked yet. A mark that changes the letter before it has 0. */
  alone: Uint8Array;
}

const UNKNOWN = 255;
/** Beyond the scripts that letters of ours come from. */
const CHARACTERS = 0x700;

const tables = new WeakMap<TileSet, SpellTable>();

function tableOf(tiles: TileSet): SpellTable {
  const known = tables.get(tiles);
  if (known) return known;
  const { either = [], replace = {} } = tiles.spelling;
  const names: Names = new Map();
  addName(names, '?', [BLANK]);
  for (let code = 1; code <= tiles.size; code++) addName(names, tiles.tileOf(code), [code]);
  for (const [letters, laid] of Object.entries(replace)) {
    if ([...letters].length > 1) addName(names, letters, scanTiles(laid, tiles) ?? []);
  }
  const alone = new Uint8Array(CHARACTERS).fill(UNKNOWN);
  const table = { names, either: new Set(either.map((tile) => tiles.codeOf(tile))), alone };
  tables.set(tiles, table);
  return table;
}

function addName(names: Names, letters: string, codes: readonly number[]): void {
  let longer = names;
  let name: Name | undefined;
  for (const letter of letters) {
    name = longer.get(letter) ?? { longer: new Map() };
    longer.set(letter, name);
    longer = name.longer;
  }
  if (name) name.codes = codes;
}
