'use client';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '@/lib/client/live';
import type { LexiconList, Problem } from '@/lib/http/schemas';

export type Lexicons = LexiconList['lexicons'];

export interface LexiconState {
  lexicons: Lexicons | null;
  problem: Problem | null;
  retry(): void;
}

/** The word lists of this server. */
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
  return { lexicons, problem, retry: load };
}
