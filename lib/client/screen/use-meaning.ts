'use client';
import { useEffect, useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import type { Meaning, RoundWords, Snapshot } from '@/lib/http/schemas';
import { hasMeanings } from '@/lib/http/schemas/has-meanings';

/** What the top means, by the first entry of a dictionary; null until it is known, and where none has it. */
export function useMeaning({ code, tileSet, round }: Snapshot): Meaning | null {
  const [known, setKnown] = useState<{ of: string; meaning: Meaning | null } | null>(null);
  const number = round?.status === 'closed' && hasMeanings(tileSet) ? round.number : null;
  const of = `${code} ${number}`;
  useEffect(() => {
    if (number === null) return;
    const abort = new AbortController();
    const ask = async () => {
      const path = eventPath(code, `/rounds/${number}/words`);
      // It is an extra: without an answer nothing is shown.
      const answer = await callApi<RoundWords>(path, { signal: abort.signal }).catch(() => null);
      if (answer?.ok) setKnown({ of: `${code} ${number}`, meaning: answer.body.meanings[0] ?? null });
    };
    void ask();
    return () => abort.abort();
  }, [code, number]);
  return known?.of === of ? known.meaning : null;
}
