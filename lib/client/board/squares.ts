/** A square of the board, counted from 1 at the top left. */
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

export const SIZE = 15;

/** Splits wire text into single tiles: `[CH]OtO` → `[CH]`, `O`, `t`, `O`; the brackets stay on. */
export function splitTiles(text: string): string[] {
  return text.match(/\[[^\]]*\]|./gsu) ?? [];
}

/** Reads one tile of the wire form; `.` and `?` have no letter. A lower-case tile is a blank. */
export function face(tile: string): Face {
  const bare = tile.startsWith('[') ? tile.slice(1, -1) : tile;
  if (bare === '?') return { letter: '', blank: true };
  const letter = bare.toUpperCase();
  return { letter, blank: bare !== letter };
}

/** Writes a tile in the wire form: `('CH', true)` → `[ch]`. */
export function writeTile(letter: string, blank: boolean): string {
  const cased = blank ? letter.toLowerCase() : letter;
  return [...letter].length > 1 ? `[${cased}]` : cased;
}

/** Board rows of the wire form → faces by row and column (0-based), null on an empty square. */
export function readRows(rows: readonly string[]): (Face | null)[][] {
  return rows.map((row) => splitTiles(row).map((tile) => (tile === '.' ? null : face(tile))));
}

/** The face on a square (1-based), or null. Off the board counts as empty. */
export function faceAt(faces: (Face | null)[][], row: number, col: number): Face | null {
  return faces[row - 1]?.[col - 1] ?? null;
}

export function onBoard(row: number, col: number): boolean {
  return row >= 1 && col >= 1 && row <= SIZE && col <= SIZE;
}

/** One key for a square, for sets and maps. */
export function squareKey(row: number, col: number): string {
  return `${row},${col}`;
}
