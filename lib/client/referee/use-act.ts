'use client';
import { useState } from 'react';
import { callApi, eventPath, liveStore, useReached } from '@/lib/client/live';
import type { Problem, Snapshot } from '@/lib/http/schemas';

/** One act of a referee at a time; the event as it is then is taken over at once. */
export function useAct(code: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  useReached(problem, () => setProblem(null));
  /** whether it was done */
  const act = async (path: string, body: object): Promise<boolean> => {
    setBusy(true);
    const answer = await callApi<Snapshot>(eventPath(code, path), { body });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) liveStore(code).take(answer.body);
    else if (answer.problem.status === 409) void liveStore(code).reload();
    return answer.ok;
  };
  return { busy, problem, act, forget: () => setProblem(null) };
}
