import type { TileSet } from '@/lib/engine';
import type { Pool } from './draw-pool';
import { gives, kindOf, type Mix, mixOf } from './draw-rule';
import { countTiles, type TileCounts } from './tile-counts';

/** `[j]`: how many different handfuls of j tiles there are, of tiles of one kind. */
function handfuls(counts: TileCounts, isOfKind: (code: number) => boolean, size: number): number[] {
  let ways = [1, ...Array<number>(size).fill(0)];
  for (const [code, count] of counts) {
    if (!isOfKind(code)) continue;
    ways = ways.map((_, total) => {
      let sum = 0;
      for (let taken = 0; taken <= Math.min(count, total); taken++) sum += ways[total - taken]!;
      return sum;
    });
  }
  return ways;
}

/** How many different racks (as multisets) the pool allows. */
export function countRacks(tiles: TileSet, pool: Pool): number {
  const { each, rule } = pool;
  if (each === null) return 0;
  const size = pool.size - pool.fixed.length;
  const counts = countTiles(pool.drawable);
  const ways = (kind: keyof Mix) => handfuls(counts, (code) => kindOf(tiles, code, rule) === kind, size);
  const [vowelWays, consonantWays, eitherWays] = [ways('vowels'), ways('consonants'), ways('either')];
  const fixed = mixOf(tiles, pool.fixed, rule);
  let sum = 0;
  for (let vowels = 0; vowels <= size; vowels++) {
    for (let consonants = 0; vowels + consonants <= size; consonants++) {
      const either = size - vowels - consonants;
      if (!gives({ vowels, consonants, either: either + fixed.either }, each)) continue;
      sum += vowelWays[vowels]! * consonantWays[consonants]! * eitherWays[either]!;
    }
  }
  return sum;
}
