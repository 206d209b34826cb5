import type { Snapshot } from '@/lib/http/schemas';

/**
 * What a hall sees:
 *
 *   lobby ─► (soon) ─► round ─► top ─► ranking ─► round … ─► podium
 *
 * `soon`: started, the first rack is to come. `top` and `ranking` follow each other by themselves after a close.
 * A pause stops clocks; the scene stays, so that nobody thinks the game is gone.
 */
export type Scene = 'lobby' | 'soon' | 'round' | 'top' | 'ranking' | 'podium';

/** How long the top stands alone before the ranking joins it, in ms, when there is time enough. */
export const TOP_ALONE_MS = 9000;
/** The ranking of the last round, before the podium takes its place. */
export const LAST_RANKING_MS = 8000;

/** The top keeps at most 45 % of a short gap: both have to be seen before the next rack. */
export function topAloneMs(gapMs: number | null): number {
  return gapMs === null ? TOP_ALONE_MS : Math.min(TOP_ALONE_MS, Math.max(0, gapMs) * 0.45);
}

export interface SceneInput {
  event: Pick<Snapshot, 'status' | 'round'>;
  /** ms since this screen saw the round close; null if it came later: then it shows the outcome at once */
  sinceClose: number | null;
  /** ms from that close to the next rack, as it was announced; null when the host decides */
  gapMs: number | null;
}

/** The scene to show now. */
export function sceneOf({ event, sinceClose, gapMs }: SceneInput): Scene {
  const { round, status } = event;
  const closed = round?.status === 'closed';
  const alone = topAloneMs(status === 'finished' ? null : gapMs);
  if (status === 'lobby') return 'lobby';
  if (status === 'finished') {
    // The last top is worth seeing too: the podium waits for it.
    if (!closed || sinceClose === null || sinceClose >= alone + LAST_RANKING_MS) return 'podium';
    return sinceClose < alone ? 'top' : 'ranking';
  }
  if (!round) return 'soon';
  if (!closed) return 'round';
  return sinceClose !== null && sinceClose < alone ? 'top' : 'ranking';
}

/** ms until the scene changes by itself; null when it waits for news. */
export function nextSceneIn({ event, sinceClose, gapMs }: SceneInput): number | null {
  if (sinceClose === null || event.round?.status !== 'closed') return null;
  const alone = topAloneMs(event.status === 'finished' ? null : gapMs);
  if (sinceClose < alone) return alone - sinceClose;
  const end = alone + LAST_RANKING_MS;
  return event.status === 'finished' && sinceClose < end ? end - sinceClose : null;
}
