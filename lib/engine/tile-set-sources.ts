/*
 * Where the tile sets are from. Not exported by index.ts: this is a door of its own, so that no page brings
 * what only a page about tile sets shows.
 */
import sources from './data/sources.json';
import { EngineError } from './errors';

export interface TileSetSources {
  /** Sold by the owners of the game; else made by its players. */
  official: boolean;
  /** Of all tiles together: what the sources were checked against. */
  pointsTotal: number;
  /** How words of the language come to their tiles, in a sentence. */
  fold: string;
  caseRules?: readonly string[];
  notes?: readonly string[];
  /** What no source settles, and what was chosen. */
  decided?: readonly string[];
  confidence: string;
  disagreements?: readonly { source: string; difference: string }[];
  sources: readonly string[];
}

/** Of a bundled tile set. @throws EngineError `unknown-tile-set` */
export function tileSetSources(id: string): TileSetSources {
  const all: Readonly<Record<string, TileSetSources>> = sources.tileSets;
  const found = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!found) throw new EngineError('unknown-tile-set', `no tile set ${id}`);
  return found;
}
