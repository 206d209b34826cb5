import { BLANK, type TileSet } from '@/lib/engine';

const PIECE = /\[[^[\]]*\]|./gsu;

/** A word in wire form as codes, BLANK flagged for a blank's letter; null when a piece is no letter. */
export function wordCodes(word: string, tiles: TileSet): number[] | null {
  const codes = (word.normalize('NFC').match(PIECE) ?? []).map((piece) => tiles.codeOf(piece));
  return codes.length > 0 && codes.every((code) => code !== 0 && code !== BLANK) ? codes : null;
}
