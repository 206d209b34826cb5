'use client';
import type { ReactNode } from 'react';
import { TILE_SET_IDS, tileSet } from '@/lib/engine';
import { knowTileSets } from './known-tile-set';

knowTileSets((id) => (TILE_SET_IDS.includes(id) ? tileSet(id) : null));

/** Around pages that may show any tile set, and are not asked to be light. */
export function EveryTileSet({ children }: { children: ReactNode }) {
  return children;
}
