'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi, eventPath, isUnreachable, liveStore } from '@/lib/client/live';
import type { FilledPart } from '@/lib/game';
import type { EnteredSlips, PaperSlipInput, Problem } from '@/lib/http/schemas';

export type EnteredSlip = EnteredSlips['slips'][number];

export interface SentEntry {
  /** rises */
  id: number;
  round: number;
  playerId: string;
  /** as the screen names it */
  table: string;
  slip: PaperSlipInput;
  /** the line that was typed, or empty */
  typed: string;
  /** what of it a move has completed */
  filled: readonly FilledPart[];
  /** the corrector has changed what was there */
  replaced: boolean;
  /** null while it is on its way */
  answer: EnteredSlip | null;
}

export type NewEntry = Pick<SentEntry, 'playerId' | 'table' | 'slip' | 'typed' | 'filled' | 'replaced'>;

const AGAIN_MS = 2000;
const SHOWN = 200;

/**
 * Sends what is entered in the background, so that nobody waits for an answer to type on: all that is waiting goes in one
 * request, again and again until it is answered. Sent twice it changes nothing. Of a request that is refused for what is
 * in it, each goes alone; the first entry that is refused then comes back: nothing of it is there.
 */
export function useEntries(code: string, onAnswered: () => void, onRefused: (first: SentEntry) => void) {
  const [entries, setEntries] = useState<readonly SentEntry[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const waiting = useRef<SentEntry[]>([]);
  const sending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(0);
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });

  const settle = useCallback((done: ReadonlyMap<number, EnteredSlip | null>) => {
    waiting.current = waiting.current.filter(({ id }) => !done.has(id));
    setEntries((before) =>
      before.flatMap((entry) => {
        const answer = done.get(entry.id);
        if (answer === undefined) return entry;
        return answer === null ? [] : { ...entry, answer };
      }),
    );
  }, []);

  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    clearTimeout(timer.current);
    let isFirst = true;
    let alone = 0;
    while (waiting.current.length > 0) {
      const round = waiting.current[0]?.round ?? 0;
      const all = oncePerSlip(waiting.current.filter((entry) => entry.round === round));
      const batch = alone > 0 ? all.slice(0, 1) : all;
      alone -= 1;
      const body = { slips: batch.map(({ slip }) => slip) };
      const answer = await callApi<EnteredSlips>(eventPath(code, `/rounds/${round}/slips`), { body });
      setProblem(answer.ok ? null : answer.problem);
      if (!answer.ok && isPassing(answer.problem)) {
        timer.current = setTimeout(() => void send(), AGAIN_MS);
        break;
      }
      // One of them is no slip at all: the others are not lost with it.
      if (!answer.ok && answer.problem.status === 422 && batch.length > 1) {
        alone = batch.length;
        continue;
      }
      settle(
        new Map(batch.map(({ id }, index) => [id, answer.ok ? (answer.body.slips[index] ?? null) : null])),
      );
      if (answer.ok) onAnswered();
      else {
        if (isFirst) refused.current(batch[0] as SentEntry);
        isFirst = false;
        // A key that opens nothing any more changes the whole page.
        if (isKeyRefused(answer.problem)) void liveStore(code).reload();
      }
    }
    sending.current = false;
  }, [code, settle, onAnswered]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const enter = useCallback(
    (round: number, fresh: readonly NewEntry[]) => {
      const made = fresh.map((entry): SentEntry => {
        last.current += 1;
        return { ...entry, id: last.current, round, answer: null };
      });
      waiting.current = [...waiting.current, ...made];
      setEntries((before) => [...made.toReversed(), ...before].slice(0, SHOWN));
      void send();
    },
    [send],
  );
  return { entries, problem, enter };
}

/** One reading of a slip in a request: what was typed for it meanwhile comes with the next. */
function oncePerSlip(entries: readonly SentEntry[]): SentEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ playerId, slip }) => {
    const key = `${playerId} ${slip.reading ?? 1}`;
    return !seen.has(key) && seen.add(key);
  });
}

const isKeyRefused = ({ status }: Problem) => status === 401 || status === 403;

/** No answer, too many at once, or the database away for a moment: it is sent again. */
const isPassing = (problem: Problem) =>
  isUnreachable(problem) || problem.status === 429 || problem.status >= 500;
