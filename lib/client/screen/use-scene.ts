'use client';
import { useEffect, useState } from 'react';
import { serverNow } from '@/lib/client/live';
import type { Snapshot } from '@/lib/http/schemas';
import { nextSceneIn, type Scene, sceneOf, stepFrom } from './scene';
import { useEndTour } from './use-end-tour';

/** A close that this page saw happen. */
interface SeenClose {
  round: number;
  /** by the page's monotonic clock */
  at: number;
  gapMs: number | null;
}

type View = Pick<Snapshot, 'status' | 'round' | 'nextOpensAt' | 'standings'>;

export interface Shown {
  scene: Scene;
  /** this page saw how it came to it: it may be played out */
  live: boolean;
  step(by: 1 | -1): void;
  /** the pages of the ranking were all shown; null where they go round for themselves */
  leavePages: (() => void) | null;
}

/**
 * The scene of the hall, which also moves on by itself after a close, and by hand. `tours`: the podium is left for the
 * pages of the ranking, and comes back.
 */
export function useScene(event: View, tours: boolean): Shown {
  const [playing, setPlaying] = useState<number | null>(null);
  const [seen, setSeen] = useState<SeenClose | null>(null);
  const [picked, setPicked] = useState<{ state: string; scene: Scene } | null>(null);
  const [, wake] = useState(0);

  const { round, status } = event;
  const open = round && round.status !== 'closed' ? round.number : null;
  // A round is followed from open to closed: one that was closed when the page came has no scene of its own.
  if (open !== null && open !== playing) setPlaying(open);
  if (round?.status === 'closed' && round.number === playing) {
    setPlaying(null);
    const gapMs = event.nextOpensAt === null ? null : event.nextOpensAt - serverNow();
    setSeen({ round: round.number, at: performance.now(), gapMs });
  }

  const current = seen !== null && seen.round === round?.number ? seen : null;
  const sinceClose = current ? performance.now() - current.at : null;
  const input = { event, sinceClose, gapMs: current?.gapMs ?? null };
  // A drawing in between re-arms the timer for the same moment.
  const wait = nextSceneIn(input);
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => wake((count) => count + 1), wait + 5);
    return () => clearTimeout(timer);
  }, [wait]);

  // What was picked stands until the event goes on.
  const state = `${round?.number} ${round?.status} ${status === 'finished'}`;
  const held = picked?.state === state;
  const byItself = sceneOf(input);
  const ended = byItself === 'podium' && round?.status === 'closed';
  const told = event.standings.some(({ rank }) => rank !== null);
  const tour = useEndTour(tours && ended && told && !held, current !== null);
  const turned = tour.pages ? 'ranking' : byItself;
  const scene = held ? picked.scene : turned;
  return {
    scene,
    live: current !== null && scene === byItself && !tour.again,
    leavePages: tour.pages ? tour.leavePages : null,
    step: (by) => setPicked({ state, scene: stepFrom(scene, by, event) }),
  };
}
