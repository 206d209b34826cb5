'use client';
import { useEffect } from 'react';
import { callApi } from '@/lib/client/live';
import type { LexiconInfo } from '@/lib/http/schemas';
import type { LexiconNews } from './use-lexicons';

const LOOK_EVERY_MS = 700;

/** Has a chosen lexicon compiled and follows it, so that it is ready when the game starts. */
export function usePrepared(chosen: LexiconInfo | undefined, update: (news: LexiconNews) => void): void {
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
      if (stopped) return;
      if (answer.ok) update(answer.body);
      // A server that does not know the list will not know it in a moment; any other trouble may pass.
      else if (answer.problem.status === 404) update({ id, status: 'failed', why: null });
      // Nor will it begin for somebody who may not have lists compiled.
      else if (answer.problem.code === 'not-signed-in') clearInterval(timer);
    };
    let stopped = false;
    const timer = setInterval(look, LOOK_EVERY_MS);
    void look();
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [id, status, update]);
}
