/** What an alphabet beyond 31 letters costs: the same words and positions with letters that nobody plays in between. */
import { createTileSet, findAllMoves, findTop, Lexicon, position, type TileSet, tileSet } from '@/lib/engine';
import type { BenchPosition, SearchName } from './orders';

const LETTERS = 45;
const SEARCHES = { top: findTop, all: findAllMoves };

/** Mean time of the large alphabet by that of the plain one, best of `rounds`, taking turns. */
export function wideCost(
  words: readonly string[],
  positions: readonly BenchPosition[],
  rounds: number,
): Record<SearchName, number> {
  const plain = tileSet('en');
  const wide = withIdleLetters(plain);
  const lexicons = [plain, wide].map((tiles) => Lexicon.build(words, tiles));
  const cost = (name: SearchName) => {
    const best = lexicons.map(() => positions.map(() => Number.POSITIVE_INFINITY));
    for (let round = 0; round < rounds; round++) {
      for (const [which, lexicon] of lexicons.entries()) {
        for (const [at, { board, rack, rules }] of positions.entries()) {
          const began = performance.now();
          SEARCHES[name](position({ tiles: lexicon.tiles, board, rack, rules, firstAcross: false }), lexicon);
          best[which]![at] = Math.min(best[which]![at]!, performance.now() - began);
        }
      }
    }
    const [narrow = 0, large = 0] = best.map((times) => times.reduce((sum, time) => sum + time, 0));
    return large / narrow;
  };
  return { top: cost('top'), all: cost('all') };
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
