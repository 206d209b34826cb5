'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LexiconInfo } from '@/lib/http/schemas';
import type { Answers, FailureCode, Order, Phase, Told } from './messages';

export type FinderState =
  | { kind: 'busy'; phase: Phase; part: number }
  | { kind: 'ready'; words: number }
  | { kind: 'failed'; code: FailureCode };

/** Null: the worker could not, or was asked for another lexicon meanwhile. */
export type Ask = <Kind extends Order['kind']>(
  order: Extract<Order, { kind: Kind }>,
) => Promise<Answers[Kind] | null>;

interface Waiting {
  take(answer: Answers[Order['kind']] | null): void;
  fail(code: FailureCode): void;
}

/** The engine, in a worker of this page, with a lexicon. `retry` tries to open it again. */
export function useFinder(lexicon: Pick<LexiconInfo, 'id' | 'tileSet'>): {
  state: FinderState;
  ask: Ask;
  retry(): void;
} {
  const { id, tileSet } = lexicon;
  const [state, setState] = useState<FinderState>({ kind: 'busy', phase: 'opening', part: 0 });
  const [attempt, setAttempt] = useState(0);
  const asking = useRef<((order: Order, waiting: Waiting) => void) | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to open it again.
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const waiting = new Map<number, Waiting>();
    let asked = 0;
    setState({ kind: 'busy', phase: 'opening', part: 0 });
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.kind === 'progress') setState({ kind: 'busy', phase: data.phase, part: data.part });
      else {
        const one = waiting.get(data.ask);
        waiting.delete(data.ask);
        if (data.kind === 'answer') one?.take(data.answer);
        else one?.fail(data.code);
      }
    };
    worker.onerror = () => setState({ kind: 'failed', code: 'unreachable' });
    asking.current = (order, one) => {
      asked += 1;
      waiting.set(asked, one);
      worker.postMessage({ ask: asked, order });
    };
    asking.current(
      { kind: 'open', lexicon: { id, tileSet } },
      {
        take: (answer) => setState({ kind: 'ready', words: (answer as Answers['open']).words }),
        fail: (code) => setState({ kind: 'failed', code }),
      },
    );
    return () => {
      worker.terminate();
      asking.current = null;
      for (const one of waiting.values()) one.take(null);
    };
  }, [id, tileSet, attempt]);

  const ask = useCallback<Ask>(
    (order) =>
      new Promise((resolve) => {
        const take = (answer: Answers[Order['kind']] | null) => resolve(answer as never);
        if (asking.current) asking.current(order, { take, fail: () => resolve(null) });
        else resolve(null);
      }),
    [],
  );
  return { state, ask, retry: () => setAttempt((count) => count + 1) };
}
