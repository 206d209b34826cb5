import { EngineError, fold, foldings, parseTiles, type TileSet } from '@/lib/engine';

/** Lower case that could be tiles of several letters, or their letters one by one. */
export class Ambiguous extends Error {}

/** A tile in brackets, or a letter with its marks. */
const PIECE = /\[[^[\]]*\]|.\p{M}*/gsu;

/**
 * A rack in wire form. Letters that are no tile are folded as those of word lists are, each by itself: É is an E, and
 * a C beside an H stays two tiles. Lower case is raised by the tiles' own rules (a Turkish i is İ), and may mean tiles
 * of several letters, too. @throws Ambiguous
 */
export function rackOf(text: string, tiles: TileSet): string {
  if (isRack(text, tiles)) return text;
  const pieces = text.normalize('NFC').match(PIECE) ?? [];
  const oneByOne = pieces.map((piece) => fold(piece, tiles)).join('');
  if (!/\p{Ll}/u.test(text)) return oneByOne;
  const letters = pieces.filter((piece) => piece !== '?');
  const blanks = '?'.repeat(pieces.length - letters.length);
  const raised = letters.map((piece) => fold(piece, tiles)).join('');
  const [way = raised, ...others] = foldings(letters.join(''), tiles);
  if (others.length > 0 || (way !== raised && isRack(raised, tiles)))
    throw new Ambiguous(
      `the rack ${text} can be read in several ways; write it in upper case, [CH] for a tile of several letters`,
    );
  return way + blanks;
}

function isRack(text: string, tiles: TileSet): boolean {
  try {
    parseTiles(text, tiles);
    return true;
  } catch (error) {
    if (error instanceof EngineError) return false;
    throw error;
  }
}
