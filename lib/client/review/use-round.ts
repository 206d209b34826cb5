'use client';
import { useEffect, useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import type { Problem, RoundReview } from '@/lib/http/schemas';

export interface RoundState {
  round: RoundReview | null;
  /** the head after the round before, if it is at hand: tells who moved */
  before: RoundReview | null;
  problem: Problem | null;
  retry(): void;
}

/** Rounds fetched in this page. A closed round changes by rulings only, which a reload shows. */
const kept = new Map<string, RoundReview>();

async function load(code: string, number: number, signal: AbortSignal): Promise<Problem | null> {
  const key = `${code} ${number}`;
  if (kept.has(key)) return null;
  const answer = await callApi<RoundReview>(eventPath(code, `/rounds/${number}`), { signal });
  if (!answer.ok) return answer.problem;
  kept.set(key, answer.body);
  return null;
}

/** One closed round; its neighbours are fetched after it, so that stepping shows them at once. */
export function useRound(code: string, number: number, rounds: number): RoundState {
  const [, drawn] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to try again.
  useEffect(() => {
    const abort = new AbortController();
    const fetchAround = async () => {
      setProblem(await load(code, number, abort.signal));
      drawn((count) => count + 1);
      for (const near of [number + 1, number - 1]) {
        if (near >= 1 && near <= rounds) await load(code, near, abort.signal);
      }
      drawn((count) => count + 1);
    };
    fetchAround().catch(() => {
      // Left for another round.
    });
    return () => abort.abort();
  }, [code, number, rounds, attempt]);

  return {
    round: kept.get(`${code} ${number}`) ?? null,
    before: kept.get(`${code} ${number - 1}`) ?? null,
    problem,
    retry: () => setAttempt((count) => count + 1),
  };
}
