import type { TileSet } from '@/lib/engine';
import { gives, type Mix } from './draw-rule';
import { countTiles, type TileCounts } from './tile-counts';

type Kind = keyof Mix;

const kindOf = (tiles: TileSet, code: number): Kind => {
  const vowel = tiles.vowelOf(code);
  if (vowel === 'both') return 'either';
  return vowel ? 'vowels' : 'consonants';
};

/** `[j]`: how many different handfuls of j tiles there are, of tiles of one kind. */
function handfuls(tiles: TileSet, counts: TileCounts, kind: Kind, size: number): number[] {
  let ways = [1, ...Array<number>(size).fill(0)];
  for (const [code, count] of counts) {
    if (kindOf(tiles, code) !== kind) continue;
    ways = ways.map((_, total) => {
      let sum = 0;
      for (let taken = 0; taken <= Math.min(count, total); taken++) sum += ways[total - taken]!;
      return sum;
    });
  }
  return ways;
}

/** How many different racks (as multisets) of `size` of these tiles have `each` vowels and consonants. */
export function countRacks(tiles: TileSet, remaining: readonly number[], size: number, each: number): number {
  const counts = countTiles(remaining);
  const [vowelWays, consonantWays, eitherWays] = (['vowels', 'consonants', 'either'] as const).map((kind) =>
    handfuls(tiles, counts, kind, size),
  );
  let sum = 0;
  for (let vowels = 0; vowels <= size; vowels++) {
    for (let consonants = 0; vowels + consonants <= size; consonants++) {
      const either = size - vowels - consonants;
      if (!gives({ vowels, consonants, either }, each)) continue;
      sum += vowelWays![vowels]! * consonantWays![consonants]! * eitherWays![either]!;
    }
  }
  return sum;
}
