import type { TileSetFile } from '@/lib/engine/load-tile-set';
import type { Snapshot } from '@/lib/http/schemas';
import type { Answer } from './api';

/** What a page brought along of its event, so that the first board need not be asked for. */
export interface Start {
  answer: Answer<Snapshot>;
  /** of the event; null where there is none */
  tiles: TileSetFile | null;
}

/** When the page's first byte came, by `performance.now()`: the snapshot in it is no older. */
export function pageReceivedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.responseStart || performance.now();
}
