import { BLANK } from './codes';
import { EngineError } from './errors';
import type { TileSet } from './tile-set';

/**
 * Text in wire form to codes: `A`, blank `a`, `?`, `[CH]`, blank `[ch]`; `.` is an empty square (0).
 * Exact: C and H side by side are two tiles. Null when something is no tile.
 */
export function scanTiles(text: string, tiles: TileSet): number[] | null {
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
