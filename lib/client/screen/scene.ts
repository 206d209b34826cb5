import type { Snapshot } from '@/lib/http/schemas';

/**
 * What a hall sees:
 *
 *   lobby ─► (soon) ─► round ─► top ─► ranking ─► round … ─► top ─► podium
 *
 * `soon`: started, the first rack is to come. `top` and `ranking` follow each other by themselves after a close, and
 * the host may go back and forth between them. After the last round there is no ranking before the podium: it would
 * tell who won. Once it was looked at, it and the pages of the ranking take turns. A pause stops clocks; the scene
 * stays, so that nobody thinks the game is gone.
 */
export type Scene = 'lobby' | 'soon' | 'round' | 'top' | 'ranking' | 'podium';

/** How long the top stands alone before the ranking joins it, in ms, when there is time enough. */
export const TOP_ALONE_MS = 9000;

/** How long the podium stands before the pages of the ranking follow, in ms. */
export const PODIUM_MS = 20_000;
/** What the steps of the podium take where they come one after the other. */
export const REVEAL_MS = 8000;

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
  if (status === 'lobby') return 'lobby';
  const closed = round?.status === 'closed';
  const finished = status === 'finished';
  const alone = topAloneMs(finished ? null : gapMs);
  if (closed && sinceClose !== null && sinceClose < alone) return 'top';
  if (finished) return 'podium';
  if (!round) return 'soon';
  return closed ? 'ranking' : 'round';
}

/** ms until the scene changes by itself; null when it waits for news. */
export function nextSceneIn({ event, sinceClose, gapMs }: SceneInput): number | null {
  if (sinceClose === null || event.round?.status !== 'closed') return null;
  const left = topAloneMs(event.status === 'finished' ? null : gapMs) - sinceClose;
  return left > 0 ? left : null;
}

/** The scene that a key leads to: the outcome of a round is shown again, or sooner. */
export function stepFrom(scene: Scene, by: 1 | -1, { status, round }: SceneInput['event']): Scene {
  if (round?.status !== 'closed') return scene;
  const steps: Scene[] = status === 'finished' ? ['top', 'ranking', 'podium'] : ['top', 'ranking'];
  return steps[steps.indexOf(scene) + by] ?? scene;
}
