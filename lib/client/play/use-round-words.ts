'use client';
import { useEffect, useState } from 'react';
import type { RoundWords, Snapshot } from '@/lib/http/schemas';
import { hasMeanings } from '@/lib/http/schemas/has-meanings';
import { callApi, eventPath } from '../live';

/** A hall of ten thousand asks five hundred times a second at most. */
const APART_MS = 2;
const LONGEST_MS = 20_000;

/**
 * What the top means and, if asked for, which own words are bad. Asked for once after the close, each page at its
 * own moment; null until then, and where nothing can be said.
 */
export function useRoundWords(
  snapshot: Snapshot,
  number: number,
  own: boolean,
  at = eventPath(snapshot.code, `/rounds/${number}/words`),
): RoundWords | null {
  const [words, setWords] = useState<RoundWords | null>(null);
  const { players, tileSet } = snapshot;
  const asks = own || hasMeanings(tileSet);
  const spread = Math.min(LONGEST_MS, players * APART_MS);
  useEffect(() => {
    if (!asks) return;
    const left = new AbortController();
    const ask = async () => {
      const path = `${at}${own ? '?own=1' : ''}`;
      // It is an extra: without an answer nothing is shown.
      const answer = await callApi<RoundWords>(path, { signal: left.signal }).catch(() => null);
      if (answer?.ok) setWords(answer.body);
    };
    const timer = setTimeout(ask, Math.random() * spread);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [asks, at, own, spread]);
  return words;
}
