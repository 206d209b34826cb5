'use client';
import { useEffect, useEffectEvent } from 'react';
import type { Problem } from '@/lib/http/schemas';
import { isUnreachable } from './api';
import { reachServer } from './server-time';

/** So often it is asked whether the service is there again; what was said can be read until then. */
const ASK_MS = 3000;

/** Takes back what a page says of a missing connection: once the service answers again it is not true any more. */
export function useReached(problem: Problem | null, takeBack: () => void): void {
  const waits = problem !== null && isUnreachable(problem);
  const reached = useEffectEvent(takeBack);
  useEffect(() => {
    if (!waits) return;
    let alive = true;
    const timer = setInterval(async () => {
      if ((await reachServer()) && alive) reached();
    }, ASK_MS);
    return () => {
      alive = false;
      clearInterval(timer);
    };
  }, [waits]);
}
