'use client';
import { useEffect, useState } from 'react';
import { callApi } from '@/lib/client/live';
import type { Problem } from '@/lib/http/schemas';

export interface Reading<Body> {
  body: Body | null;
  problem: Problem | null;
  retry(): void;
}

/**
 * What stands at a path of the interface; nothing is asked for without one. What was read stays while another path is
 * read; `again` reads anew.
 */
export function useRead<Body>(path: string | null, again: unknown = null): Reading<Body> {
  const [body, setBody] = useState<Body | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of these is a reason to read again.
  useEffect(() => {
    if (path === null) return;
    const abort = new AbortController();
    callApi<Body>(path, { signal: abort.signal })
      .then((answer) => {
        setProblem(answer.ok ? null : answer.problem);
        if (answer.ok) setBody(answer.body);
      })
      .catch(() => {
        // Left for another.
      });
    return () => abort.abort();
  }, [path, again, attempt]);
  return { body, problem, retry: () => setAttempt((count) => count + 1) };
}
