import { describe, it } from 'vitest';
import { STANDARD_BOARD, TILE_SET_IDS, type TileSet, tileSet } from '@/lib/engine';
import { FORMATS, type Format } from '@/lib/game';
import { compareSolvers, LONGEST_MS } from './compare-solvers';
import { smallLanguage } from './small-lists';

/** Mostly in the usual format, more on the board that one set has alone; racks with a joker are dear. */
function positionsIn({ id, joker }: Format, { layout }: TileSet): number {
  if (id === 'normal') return layout === STANDARD_BOARD ? 335 : 900;
  return joker ? 4 : 12;
}

/** Declares the tests of one share of the tile sets, so that several workers can share them. */
export function compareLanguages(share: number, shares: number): void {
  const ids = TILE_SET_IDS.filter((_, index) => index % shares === share);

  describe.each(ids)('the engine equals the textbook, %s', (id) => {
    it.each(Object.values(FORMATS))('$id', { timeout: LONGEST_MS }, (format) => {
      const tiles = tileSet(id);
      compareSolvers({
        ...format,
        language: smallLanguage(tiles),
        positions: positionsIn(format, tiles),
        seed: `${id} ${format.id}`,
      });
    });
  });
}
