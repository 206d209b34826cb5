'use client';
import { useEffect, useState } from 'react';
import { serverNow } from '@/lib/client/live';
import type { Snapshot } from '@/lib/http/schemas';
import { nextSceneIn, type Scene, sceneOf, stepFrom } from './scene';

/** A close that this page saw happen. */
interface SeenClose {
  round: number;
  /** by the page's monotonic clock */
  at: number;
  gapMs: number | null;
}

type View = Pick<Snapshot, 'status' | 'round' | 'nextOpensAt'>;

export interface Shown {
  scene: Scene;
  /** this page saw how it came to it: it may be played out */
  live: boolean;
  step(by: 1 | -1): void;
}

/** The scene of the hall, which also moves on by itself after a close, and by hand. */
export function useScene(event: View): Shown {
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
  const byItself = sceneOf(input);
  const scene = picked?.state === state ? picked.scene : byItself;
  return {
    scene,
    live: current !== null && scene === byItself,
    step: (by) => setPicked({ state, scene: stepFrom(scene, by, event) }),
  };
}
