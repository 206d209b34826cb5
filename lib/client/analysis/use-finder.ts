'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LexiconInfo } from '@/lib/http/schemas';
import { noteBuilding, wasBroken } from './begun';
import type { Answers, FailureCode, LoadSize, Order, Progress } from './messages';
import { type FinderWorker, startWorker } from './start-worker';

export type FinderState =
  | ({ kind: 'busy' } & Progress)
  /** it is loaded when the reader says so; `broken`: the last time the page was closed by it */
  | { kind: 'asks'; size: LoadSize; broken: boolean }
  /** the reader has stopped it */
  | { kind: 'stopped' }
  | { kind: 'ready'; words: number }
  | { kind: 'failed'; code: FailureCode };

/** Null: the worker could not, or was asked for another lexicon meanwhile. */
export type Ask = <Kind extends Order['kind']>(
  order: Extract<Order, { kind: Kind }>,
) => Promise<Answers[Kind] | null>;

export interface FinderUse {
  state: FinderState;
  ask: Ask;
  /** opens the lexicon after all, or again */
  load(): void;
  stop(): void;
}

const OPENING = { kind: 'busy', phase: 'opening', part: 0, bytes: 0 } as const;

/** The engine, in a worker of this page, with a lexicon. */
export function useFinder({ id, tileSet }: Pick<LexiconInfo, 'id' | 'tileSet'>): FinderUse {
  const [state, setState] = useState<FinderState>(OPENING);
  const [wanted, setWanted] = useState<{ id: string | null }>({ id: null });
  const finder = useRef<FinderWorker | null>(null);

  useEffect(() => {
    let building = false;
    const note = (begins: boolean) => {
      if (begins !== building) noteBuilding(begins ? id : null);
      building = begins;
    };
    const over = (next: FinderState) => {
      note(false);
      setState(next);
    };
    const worker = startWorker(
      (progress) => {
        if (progress.phase === 'building') note(true);
        setState({ ...progress, kind: 'busy' });
      },
      () => over({ kind: 'failed', code: 'unreachable' }),
    );
    const broken = wasBroken(id);
    const opened = (answer: Answers['open'] | null) => {
      if (answer === null) note(false);
      else if ('size' in answer) setState({ kind: 'asks', size: answer.size, broken });
      else over({ kind: 'ready', words: answer.words });
    };
    const asks = wanted.id === id ? 'never' : broken ? 'always' : 'large';
    setState(OPENING);
    finder.current = worker;
    worker.post(
      { kind: 'open', lexicon: { id, tileSet }, asks },
      { take: (answer) => opened(answer as Answers['open']), fail: (code) => over({ kind: 'failed', code }) },
    );
    // A page that is left was not closed by what it did.
    const left = () => note(false);
    addEventListener('pagehide', left);
    return () => {
      removeEventListener('pagehide', left);
      finder.current = null;
      worker.end();
    };
  }, [id, tileSet, wanted]);

  const ask = useCallback<Ask>(
    (order) =>
      new Promise((resolve) => {
        const take = (answer: Answers[Order['kind']] | null) => resolve(answer as never);
        if (finder.current) finder.current.post(order, { take, fail: () => resolve(null) });
        else resolve(null);
      }),
    [],
  );
  return {
    state,
    ask,
    load: () => setWanted({ id }),
    stop: () => {
      finder.current?.end();
      finder.current = null;
      setState({ kind: 'stopped' });
    },
  };
}
