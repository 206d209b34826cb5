'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Problem } from '@/lib/http/schemas';
import { callApi } from '../live';

/** Begins a run and goes there. */
export function useBegin(path: string) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const begin = async (body: object) => {
    setBusy(true);
    setProblem(null);
    const answer = await callApi<{ id: string }>(path, { body });
    if (answer.ok) return router.push(`/alone/${answer.body.id}`);
    setProblem(answer.problem);
    setBusy(false);
  };
  return { begin, busy, problem };
}
