import { describe, expect, it } from 'vitest';
import { parseTiles } from '@/lib/engine';
import { countRacks } from '../../lib/game/rack-count';
import { FR } from './builders';

describe('the number of valid racks', () => {
  it.each([
    ['BEEEEEEE', 7, 1, 1],
    ['BEEEEEEE', 7, 2, 0],
    ['ABCDEIOU', 7, 2, 8],
    ['BCD', 3, 1, 0],
    ['A?', 2, 1, 1],
  ])('of %s, %i tiles with %i of each: %i', (bag, size, each, count) => {
    expect(countRacks(FR, parseTiles(bag, FR), size, each)).toBe(count);
  });

  it('is that of taking every handful', () => {
    const bag = 'AABBBEY??C';
    const racks = new Set<string>();
    for (let mask = 0; mask < 1 << bag.length; mask++) {
      const rack = [...bag].filter((_, index) => mask & (1 << index));
      const vowels = rack.filter((tile) => 'AE'.includes(tile)).length;
      const consonants = rack.filter((tile) => 'BC'.includes(tile)).length;
      if (
        rack.length === 5 &&
        Math.max(0, 2 - vowels) + Math.max(0, 2 - consonants) <= 5 - vowels - consonants
      )
        racks.add(rack.sort().join(''));
    }
    expect(countRacks(FR, parseTiles(bag, FR), 5, 2)).toBe(racks.size);
  });
});
