/** What an alphabet beyond 31 letters costs: the same words and positions with letters that nobody plays in between. */
import { createTileSet, Lexicon, type TileSet, tileSet } from '@/lib/engine';
import type { BenchPosition, SearchName } from './orders';
import { timesLonger } from './taking-turns';

const LETTERS = 45;

/** Mean time of the large alphabet by that of the plain one. */
export function wideCost(
  words: readonly string[],
  positions: readonly BenchPosition[],
  rounds: number,
): Record<SearchName, number> {
  const plain = tileSet('en');
  const side = (tiles: TileSet) => ({ lexicon: Lexicon.build(words, tiles), positions });
  return timesLonger(side(withIdleLetters(plain)), side(plain), rounds);
}

/**
 * Letters that no word has, each as frequent as the letter before it: so ten of the letters in play, with 15 of
 * 100 tiles, are among the rarest fifteen, which are in the annex of the word graph.
 */
function withIdleLetters(tiles: TileSet): TileSet {
  const idle = LETTERS - tiles.size;
  const letters = tiles.letters.flatMap((letter, index) => {
    const next = { ...letter, tile: String.fromCodePoint(0x410 + index) };
    return index < idle ? [letter, next] : [letter];
  });
  const { name, nativeName, direction, blanks } = tiles;
  const total = letters.reduce((sum, { count }) => sum + count, blanks);
  return createTileSet({ id: 'wide', name, nativeName, direction, letters, blanks, total });
}
