'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi, eventPath, isUnreachable, liveStore } from '@/lib/client/live';
import type { EnteredSlips, Problem } from '@/lib/http/schemas';
import { EntrySender, type NewEntry, type SentEntry } from './entry-sender';

const SHOWN = 200;

/**
 * What is entered, newest first, on its way or answered; see {@link EntrySender}. A refusal gives its first entry back:
 * nothing of it is there.
 */
export function useEntries(code: string, onAnswered: () => void, onRefused: (first: SentEntry) => void) {
  const [entries, setEntries] = useState<readonly SentEntry[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const last = useRef(0);
  const told = useRef({ onAnswered, onRefused });
  useEffect(() => {
    told.current = { onAnswered, onRefused };
  });
  const [sender] = useState(
    () =>
      new EntrySender({
        post: (round, slips) =>
          callApi<EnteredSlips>(eventPath(code, `/rounds/${round}/slips`), { body: { slips } }),
        isPassing,
        onProblem: setProblem,
        onSettled: (done) => {
          setEntries((before) =>
            before.flatMap((entry) => {
              const answer = done.get(entry.id);
              if (answer === undefined) return entry;
              return answer === null ? [] : { ...entry, answer };
            }),
          );
          if ([...done.values()].some((answer) => answer !== null)) told.current.onAnswered();
        },
        onRefused: (first, refusal) => {
          told.current.onRefused(first);
          // A key that opens nothing any more changes the whole page.
          if (refusal.status === 401 || refusal.status === 403) void liveStore(code).reload();
        },
      }),
  );
  useEffect(() => () => sender.stop(), [sender]);
  const enter = useCallback(
    (round: number, fresh: readonly NewEntry[]) => {
      const made = fresh.map((entry): SentEntry => {
        last.current += 1;
        return { ...entry, id: last.current, round, answer: null };
      });
      setEntries((before) => [...made.toReversed(), ...before].slice(0, SHOWN));
      sender.add(made);
    },
    [sender],
  );
  return { entries, problem, enter };
}

/** No answer, too many at once, or the database away for a moment: it is sent again. */
const isPassing = (problem: Problem) =>
  isUnreachable(problem) || problem.status === 429 || problem.status >= 500;
