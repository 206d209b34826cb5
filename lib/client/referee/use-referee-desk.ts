'use client';
import { useCallback, useEffect, useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import type { DeskView, Snapshot } from '@/lib/http/schemas';

/** Slips from paper and word lists come without a word to the desk: it looks so often. */
const LOOK_MS = 4_000;
const SETTLE_MS = 150;

type Followed = Pick<Snapshot, 'code' | 'version' | 'status' | 'round'>;

/** What the referee waits for and can take back, as it was a moment ago; null until it is known. */
export function useRefereeDesk({ code, version, status, round }: Followed) {
  const [view, setView] = useState<DeskView | null>(null);
  const load = useCallback(async () => {
    const answer = await callApi<DeskView>(eventPath(code, '/desk'));
    if (answer.ok) setView(answer.body);
  }, [code]);
  // While a round is open nobody waits for the one before.
  const waits = (status === 'running' || status === 'paused') && round?.status === 'closed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the event is a reason to look again.
  useEffect(() => {
    const soon = setTimeout(() => void load(), SETTLE_MS);
    const timer = waits ? setInterval(() => document.hidden || void load(), LOOK_MS) : undefined;
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [load, version, waits]);
  return { view, load };
}
