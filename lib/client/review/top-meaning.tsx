'use client';
import { useEffect, useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import { Meanings } from '@/lib/client/play';
import type { Meaning, RoundWords, Snapshot } from '@/lib/http/schemas';
import { hasMeanings } from '@/lib/http/schemas/has-meanings';

interface TopMeaningProps {
  event: Pick<Snapshot, 'code' | 'tileSet'>;
  number: number;
}

/** What the top of a round means, beside it; where no dictionary has the tiles' language there is no place for it. */
export function TopMeaning({ event: { code, tileSet }, number }: TopMeaningProps) {
  const [known, setKnown] = useState<{ number: number; meanings: readonly Meaning[] } | null>(null);
  const told = hasMeanings(tileSet);
  useEffect(() => {
    if (!told) return;
    const abort = new AbortController();
    const ask = async () => {
      const path = eventPath(code, `/rounds/${number}/words`);
      // It is an extra: without an answer its place stays empty.
      const answer = await callApi<RoundWords>(path, { signal: abort.signal }).catch(() => null);
      if (answer?.ok) setKnown({ number, meanings: answer.body.meanings });
    };
    void ask();
    return () => abort.abort();
  }, [code, number, told]);
  if (!told) return null;
  return <Meanings meanings={known?.number === number ? known.meanings : null} />;
}
