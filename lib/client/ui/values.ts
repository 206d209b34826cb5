import { knownTileSet } from '../board';

/** Points of a letter in a bundled tile set; undefined where the set or the letter is unknown. */
export function tileValue(setId: string, letter: string): number | undefined {
  const set = knownTileSet(setId);
  const code = set?.codeOf(letter) ?? 0;
  return code > 0 ? set?.valueOf(code) : undefined;
}
