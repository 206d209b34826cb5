'use client';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '@/lib/client/live';
import type { LexiconInfo, LexiconList, Problem } from '@/lib/http/schemas';

export type Lexicons = LexiconList['lexicons'];

/** One of them, and what changed. */
export type LexiconNews = Pick<LexiconInfo, 'id'> & Partial<LexiconInfo>;

export interface LexiconState {
  lexicons: Lexicons | null;
  problem: Problem | null;
  retry(): void;
  /** what is known anew of one of them */
  update(lexicon: LexiconNews): void;
}

/** The word lists of this server, with those of the signed-in host. */
export function useLexicons(): LexiconState {
  const [lexicons, setLexicons] = useState<Lexicons | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = useCallback(async () => {
    setProblem(null);
    const answer = await callApi<LexiconList>('/api/lexicons');
    if (answer.ok) setLexicons(answer.body.lexicons);
    else setProblem(answer.problem);
  }, []);
  useEffect(() => void load(), [load]);
  const update = useCallback((news: LexiconNews) => {
    setLexicons((all) => all?.map((one) => (one.id === news.id ? { ...one, ...news } : one)) ?? null);
  }, []);
  return { lexicons, problem, retry: load, update };
}
