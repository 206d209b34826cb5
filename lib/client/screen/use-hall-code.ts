'use client';
import { useEffect } from 'react';
import { callApi, eventPath, liveStore, serverNow } from '@/lib/client/live';
import type { Snapshot } from '@/lib/http/schemas';

const RETRY_MS = 2000;
/** Asked a little later than it changes, so that the new one is there. */
const LATE_MS = 150;

/** The number of the hall for a host's page: it changes each minute, and nothing of it is sent by itself. */
export function useHallCode(event: Pick<Snapshot, 'code' | 'hallCode' | 'hallCodeUntil'>): string | null {
  const { code, hallCode, hallCodeUntil } = event;
  useEffect(() => {
    if (hallCode === null || hallCodeUntil === null) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answer = await callApi<Snapshot>(eventPath(code), { signal: abort.signal }).catch(() => null);
      if (abort.signal.aborted) return;
      if (answer?.ok) liveStore(code).take(answer.body);
      // A new one ends this effect.
      timer = setTimeout(ask, RETRY_MS);
    };
    timer = setTimeout(ask, Math.max(0, hallCodeUntil - serverNow()) + LATE_MS);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [code, hallCode, hallCodeUntil]);
  return hallCode;
}
