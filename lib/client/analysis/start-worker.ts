import type { Answers, FailureCode, Order, Progress, Told } from './messages';

export interface Waiting {
  /** null: the worker was ended */
  take(answer: Answers[Order['kind']] | null): void;
  fail(code: FailureCode): void;
}

export interface FinderWorker {
  post(order: Order, waiting: Waiting): void;
  end(): void;
}

/** A worker with the engine, and the answers that it owes. */
export function startWorker(onProgress: (progress: Progress) => void, onBroken: () => void): FinderWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'progress') return onProgress(data);
    const one = waiting.get(data.ask);
    waiting.delete(data.ask);
    if (data.kind === 'answer') one?.take(data.answer);
    else one?.fail(data.code);
  };
  worker.onerror = onBroken;
  return {
    post(order, one) {
      asked += 1;
      waiting.set(asked, one);
      worker.postMessage({ ask: asked, order });
    },
    end() {
      // One whose script is still on its way tells an error when it is ended.
      worker.onerror = null;
      worker.onmessage = null;
      worker.terminate();
      for (const one of waiting.values()) one.take(null);
      waiting.clear();
    },
  };
}
