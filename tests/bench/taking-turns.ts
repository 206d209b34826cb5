import { findAllMoves, findTop, type Lexicon, position } from '@/lib/engine';
import type { BenchPosition, SearchName } from './orders';

/** A lexicon, and positions in its letters. */
export interface Side {
  lexicon: Lexicon;
  positions: readonly BenchPosition[];
}

const SEARCHES = { top: findTop, all: findAllMoves };

/** Mean time of one side by that of the other, from plain strings in, best of `rounds` of each position, taking turns. */
export function timesLonger(one: Side, other: Side, rounds: number): Record<SearchName, number> {
  const sides = [one, other];
  const ratio = (name: SearchName) => {
    const best = sides.map(({ positions }) => positions.map(() => Number.POSITIVE_INFINITY));
    for (let round = 0; round < rounds; round++) {
      for (const [which, { lexicon, positions }] of sides.entries()) {
        for (const [at, { board, rack, rules }] of positions.entries()) {
          const began = performance.now();
          SEARCHES[name](position({ tiles: lexicon.tiles, board, rack, rules, firstAcross: false }), lexicon);
          best[which]![at] = Math.min(best[which]![at]!, performance.now() - began);
        }
      }
    }
    const [first = 0, second = 0] = best.map((times) => times.reduce((sum, time) => sum + time, 0));
    return first / second;
  };
  return { top: ratio('top'), all: ratio('all') };
}
