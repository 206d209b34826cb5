import { BLANK } from './codes';
import { EngineError } from './errors';
import type { TileSet } from './tile-set';

/**
 * Text in wire form to codes: `A`, blank `a`, `?`, `[CH]`, blank `[ch]`; `.` is an empty square (0).
 * Exact: C and H side by side are two tiles. Null when something is no tile.
 */
export function scanTiles(text: string, tiles: TileSet): number[] | null {
  return scanCharacters(text, tiles) ?? scanPieces(text, tiles);
}

/** The usual case, fast: every character is a tile of its own. Null when one is not. */
function scanCharacters(text: string, tiles: TileSet): number[] | null {
  const codes = new Uint8Array(text.length);
  return fillCharacters(text, tiles, codes, 0) ? Array.from(codes) : null;
}

/** Writes the codes of a text, one for each character, from a place on; false when one is no tile of its own. */
export function fillCharacters(text: string, tiles: TileSet, codes: Uint8Array, from: number): boolean {
  const table = characterTable(tiles);
  for (let i = 0; i < text.length; i++) {
    const code = table[text.charCodeAt(i)] ?? NO_TILE;
    if (code === NO_TILE) return false;
    codes[from + i] = code;
  }
  return true;
}

const NO_TILE = 255;
/** Beyond the scripts that letters of ours come from. */
const CHARACTERS = 0x700;
const tables = new WeakMap<TileSet, Uint8Array>();

/**
 * Code by character, NO_TILE for those that are none. A character that begins a sequence with a combining mark
 * is found here too, but the mark itself is not, so such a text goes the long way.
 */
function characterTable(tiles: TileSet): Uint8Array {
  let table = tables.get(tiles);
  if (!table) {
    table = new Uint8Array(CHARACTERS).fill(NO_TILE);
    for (let i = 0; i < CHARACTERS; i++) {
      const code = tiles.codeOf(String.fromCharCode(i));
      if (code !== 0) table[i] = code;
    }
    table['.'.charCodeAt(0)] = 0;
    tables.set(tiles, table);
  }
  return table;
}

function scanPieces(text: string, tiles: TileSet): number[] | null {
  const codes: number[] = [];
  for (const piece of pieces(text)) {
    const code = piece === '.' ? 0 : tiles.codeOf(piece);
    if (code === 0 && piece !== '.') return null;
    codes.push(code);
  }
  return codes;
}

const PIECE = /\[[^[\]]*\]|./gsu;

/** One string for each tile; unbalanced brackets stay alone and are no tile. */
function pieces(text: string): string[] {
  return text.normalize('NFC').match(PIECE) ?? [];
}

/** Rack text to codes, BLANK for `?`; a rack has no letters on blanks. @throws EngineError `bad-rack` */
export function parseTiles(text: string, tiles: TileSet): number[] {
  const codes = scanTiles(text, tiles);
  if (!codes || !isRack(codes, tiles)) throw new EngineError('bad-rack', `no rack of ${tiles.id}: ${text}`);
  return codes;
}

/** Whether every code is a letter or a plain blank. */
export function isRack(codes: readonly number[], tiles: TileSet): boolean {
  return codes.every((code) => code === BLANK || (Number.isInteger(code) && code >= 1 && code <= tiles.size));
}

/** Codes to text: `[CH]OTO`, `?` for BLANK, lower case for a blank with a letter, `.` for 0. */
export function formatTiles(codes: Iterable<number>, tiles: TileSet): string {
  let text = '';
  for (const code of codes) text += tiles.textOf(code);
  return text;
}
