import { describe, expect, it } from 'vitest';
import { parseTiles } from '@/lib/engine';
import type { Pool } from '../../lib/game/draw-pool';
import { DRAW_RULES } from '../../lib/game/draw-rule';
import { countRacks } from '../../lib/game/rack-count';
import { FR } from './builders';

function poolWith(bag: string, size: number, each: number, fixed = ''): Pool {
  const drawable = parseTiles(bag, FR);
  const joker = parseTiles(fixed, FR);
  const rule = DRAW_RULES.fisf;
  return {
    remaining: [...drawable, ...joker],
    drawable,
    fixed: joker,
    size,
    each,
    rule,
    isValid: () => true,
  };
}

describe('the number of valid racks', () => {
  it.each([
    ['BEEEEEEE', 7, 1, 1],
    ['BEEEEEEE', 7, 2, 0],
    ['ABCDEIOU', 7, 2, 8],
    ['BCD', 3, 1, 0],
    ['A?', 2, 1, 1],
  ])('of %s, %i tiles with %i of each: %i', (bag, size, each, count) => {
    expect(countRacks(FR, poolWith(bag, size, each))).toBe(count);
  });

  it('is that of the other tiles when a joker is in every rack', () => {
    expect(countRacks(FR, poolWith('ABCD', 4, 1, '?'))).toBe(4);
    expect(countRacks(FR, poolWith('BCD', 3, 1, '?'))).toBe(3);
    expect(countRacks(FR, poolWith('BCDF', 4, 2, '?'))).toBe(0);
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
    expect(countRacks(FR, poolWith(bag, 5, 2))).toBe(racks.size);
  });
});
