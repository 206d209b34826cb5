import { describe, it } from 'vitest';
import { TILE_SET_IDS, tileSet } from '@/lib/engine';
import { FORMATS, type Format } from '@/lib/game';
import { compareSolvers } from './compare-solvers';
import { smallLanguage } from './small-lists';

/** Mostly in the usual format; racks with a joker are dear. */
const positionsIn = ({ id, joker }: Format) => (id === 'normal' ? 300 : joker ? 8 : 15);

/** Declares the tests of one share of the tile sets, so that several workers can share them. */
export function compareLanguages(share: number, shares: number): void {
  const ids = TILE_SET_IDS.filter((_, index) => index % shares === share);

  describe.each(ids)('the engine equals the textbook, %s', (id) => {
    it.each(Object.values(FORMATS))('$id', { timeout: 600_000 }, (format) => {
      compareSolvers({
        ...format,
        language: smallLanguage(tileSet(id)),
        positions: positionsIn(format),
        seed: `${id} ${format.id}`,
      });
    });
  });
}
