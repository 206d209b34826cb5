'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '@/lib/client/live';
import type { Problem } from '@/lib/http/schemas';

/** Typing is waited out. */
const TYPING_MS = 250;

export interface Watched {
  /** another value of it is a reason to look again */
  changed: number;
  /** after so long without another one: much may change in the same moment */
  settleMs: number;
}

/**
 * What the address of a list answers, and again whenever it may be another. What comes late, after something else was
 * asked for, is dropped: what is shown is never the answer to an earlier question.
 */
export function useLooked<T>(path: string, { changed, settleMs }: Watched) {
  const [list, setList] = useState<T | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [looks, setLooks] = useState(0);
  const look = useCallback(() => setLooks((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: being asked to is a reason to look again.
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      const answer = await callApi<T>(path);
      if (!wanted) return;
      if (answer.ok) setList(answer.body);
      else setProblem(answer.problem);
    }, TYPING_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [path, looks]);
  // The first answer is newer than what the page began with.
  const seen = useRef(changed);
  useEffect(() => {
    if (seen.current === changed) return;
    const timer = setTimeout(() => {
      seen.current = changed;
      look();
    }, settleMs);
    return () => clearTimeout(timer);
  }, [changed, settleMs, look]);
  return { list, setList, problem, setProblem, look };
}
