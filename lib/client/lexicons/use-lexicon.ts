'use client';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '@/lib/client/live';
import type { LexiconInfo } from '@/lib/http/schemas';
import type { LexiconNews } from './use-lexicons';
import { usePrepared } from './use-prepared';

/** One list, prepared if it is not ready. Null until it is known, and of somebody else's own list. */
export function useLexicon(id: string): LexiconInfo | null {
  const [lexicon, setLexicon] = useState<LexiconInfo | null>(null);
  useEffect(() => {
    let stopped = false;
    void callApi<LexiconInfo>(`/api/lexicons/${encodeURIComponent(id)}`).then((answer) => {
      if (!stopped && answer.ok) setLexicon(answer.body);
    });
    return () => {
      stopped = true;
    };
  }, [id]);
  const update = useCallback((news: LexiconNews) => setLexicon((now) => now && { ...now, ...news }), []);
  usePrepared(lexicon ?? undefined, update);
  return lexicon;
}
