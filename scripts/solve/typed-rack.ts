import { EngineError, foldings, parseTiles, type TileSet } from '@/lib/engine';

/** Lower case that could be tiles of several letters, or their letters one by one. */
export class Ambiguous extends Error {}

/** A rack in wire form; one with lower case as it is typed, by the tiles' own rules of case: a Turkish i is İ. */
export function rackOf(text: string, tiles: TileSet): string {
  if (!/\p{Ll}/u.test(text)) return text;
  const letters = text.replaceAll('?', '');
  const raised = letters.toLocaleUpperCase(tiles.spelling.locale ?? 'und');
  const [way = raised, ...others] = foldings(letters, tiles);
  if (others.length > 0 || (way !== raised && isRack(raised, tiles)))
    throw new Ambiguous(
      `the rack ${text} can be read in several ways; write it in upper case, [CH] for a tile of several letters`,
    );
  return way + '?'.repeat(text.length - letters.length);
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
