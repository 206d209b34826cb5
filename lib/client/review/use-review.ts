'use client';
import { useEffect, useState } from 'react';
import { callApi, eventPath, isGone } from '@/lib/client/live';
import type { Problem, RoundList, RoundSummary, Snapshot } from '@/lib/http/schemas';

export interface ReviewState {
  event: Snapshot | null;
  rounds: readonly RoundSummary[];
  /** why there is nothing to show */
  problem: Problem | null;
}

/** A game that still runs is looked at again this often: a review needs no stream. */
const AGAIN_MS = 15_000;

/** The event and its closed rounds. Kept fresh while the game runs; what was there stays when a call fails. */
export function useReview(code: string): ReviewState {
  const [state, setState] = useState<ReviewState>({ event: null, rounds: [], problem: null });
  const { event, problem } = state;
  const over = event?.status === 'finished' || isGone(problem);

  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const [about, list] = await Promise.all([
        callApi<Snapshot>(eventPath(code), { signal: abort.signal }),
        callApi<RoundList>(eventPath(code, '/rounds'), { signal: abort.signal }),
      ]);
      setState((before) => {
        if (about.ok && list.ok) return { event: about.body, rounds: list.body.rounds, problem: null };
        const refusal = about.ok ? (list.ok ? null : list.problem) : about.problem;
        return before.event ? before : { ...before, problem: refusal };
      });
    };
    const look = () => void load().catch(() => {});
    look();
    if (over) return () => abort.abort();
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), AGAIN_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [code, over]);
  return state;
}
