import { knownTileSet } from './known-tile-set';

/** A square of the board, counted from 1 at the top, and from the side where words begin. */
export interface Place {
  row: number;
  col: number;
}

/** Where the next tile goes, and which way the word runs. */
export interface Cursor extends Place {
  direction: 'across' | 'down';
}

/** A tile as it is drawn: its letter in upper case, and whether a blank stands for it. */
export interface Face {
  letter: string;
  blank: boolean;
}

/** Splits wire text into single tiles: `[CH]OtO` → `[CH]`, `O`, `t`, `O`; the brackets stay on. */
export function splitTiles(text: string): string[] {
  return text.match(/\[[^\]]*\]|./gsu) ?? [];
}

/** A tile without its brackets, and without the mark of a blank where the script has no case: `[?א]` → `א`. */
export function bareTile(tile: string): string {
  const bare = tile.startsWith('[') ? tile.slice(1, -1) : tile;
  return bare.length > 1 && bare.startsWith('?') ? bare.slice(1) : bare;
}

/** Whether a blank: plain, in lower case, or marked. */
export function isBlank(tile: string): boolean {
  const bare = bareTile(tile);
  return bare === '?' || tile.startsWith('[?') || bare !== bare.toUpperCase();
}

/** Reads one tile of the wire form; `.` and `?` have no letter. A lower-case tile is a blank. */
export function face(tile: string, tileSetId: string): Face {
  const bare = bareTile(tile);
  if (bare === '?') return { letter: '', blank: true };
  if (!isBlank(tile)) return { letter: bare, blank: false };
  return { letter: bare.toLocaleUpperCase(localeOf(tileSetId)), blank: true };
}

/** Writes a tile in the wire form: `('CH', true)` → `[ch]`; nothing for a blank without a letter. */
export function writeTile(letter: string, blank: boolean, tileSetId: string): string {
  const lower = letter.toLocaleLowerCase(localeOf(tileSetId));
  const marked = lower === letter && letter !== '' ? `?${letter}` : lower;
  const text = blank ? marked : letter;
  return [...text].length > 1 ? `[${text}]` : text;
}

/** Case is changed as the language does: Turkish i is İ. */
function localeOf(tileSetId: string): string {
  return knownTileSet(tileSetId)?.spelling.locale ?? 'und';
}

/** Board rows of the wire form → faces by row and column (0-based), null on an empty square. */
export function readRows(rows: readonly string[], tileSetId: string): (Face | null)[][] {
  return rows.map((row) => splitTiles(row).map((tile) => (tile === '.' ? null : face(tile, tileSetId))));
}

/** The face on a square (1-based), or null. Off the board counts as empty. */
export function faceAt(faces: (Face | null)[][], row: number, col: number): Face | null {
  return faces[row - 1]?.[col - 1] ?? null;
}

/** Whether a square (1-based) is on a board of so many rows. */
export function onBoard(row: number, col: number, size: number): boolean {
  return row >= 1 && col >= 1 && row <= size && col <= size;
}

/** One key for a square, for sets and maps. */
export function squareKey(row: number, col: number): string {
  return `${row},${col}`;
}
