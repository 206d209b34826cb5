'use client';
import { useEffect } from 'react';
import { callApi } from '@/lib/client/live';
import type { LexiconInfo } from '@/lib/http/schemas';

const LOOK_EVERY_MS = 700;

/** Has a chosen lexicon compiled and follows it, so that it is ready when the game starts. */
export function usePrepared(chosen: LexiconInfo | undefined, update: (lexicon: LexiconInfo) => void): void {
  const id = chosen?.id;
  const status = chosen?.status;
  useEffect(() => {
    if (id === undefined || (status !== 'not-built' && status !== 'building')) return;
    const path = `/api/lexicons/${id}`;
    const look = async () => {
      const answer = await callApi<LexiconInfo>(
        status === 'building' ? path : `${path}/build`,
        status === 'building' ? {} : { method: 'POST' },
      );
      if (answer.ok && !stopped) update(answer.body);
    };
    let stopped = false;
    void look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [id, status, update]);
}
