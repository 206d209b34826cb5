'use client';
import { useEffect, useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import type { RoundReview, Snapshot } from '@/lib/http/schemas';
import { type Heads, noHeads, withBefore, withSnapshot } from './heads';

/** The last two heads of the ranking; the earlier one is fetched when this page came after it. */
export function useHeads(snapshot: Pick<Snapshot, 'code' | 'round' | 'standings'>): Heads {
  const [kept, setKept] = useState(noHeads);
  const heads = withSnapshot(kept, snapshot);
  if (heads !== kept) setKept(heads);

  const { code } = snapshot;
  const wanted = heads.before === null && heads.round > 1 ? heads.round : null;
  useEffect(() => {
    if (wanted === null) return;
    const abort = new AbortController();
    callApi<RoundReview>(eventPath(code, `/rounds/${wanted - 1}`), { signal: abort.signal })
      .then((answer) => {
        if (answer.ok) setKept((now) => withBefore(now, wanted, answer.body.standings));
      })
      .catch(() => {
        // Left the page: movements are an extra.
      });
    return () => abort.abort();
  }, [code, wanted]);
  return heads;
}
