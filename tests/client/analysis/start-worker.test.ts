import { afterEach, expect, it, vi } from 'vitest';
import { startWorker } from '@/lib/client/analysis/start-worker';

class FakeWorker {
  static last: FakeWorker;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor() {
    FakeWorker.last = this;
  }
}

afterEach(() => vi.unstubAllGlobals());

it('tells nothing of a worker that was ended, not even that its script was not loaded to the end', () => {
  vi.stubGlobal('Worker', FakeWorker);
  const [progress, broken, take, fail] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const worker = startWorker(progress, broken);
  const fake = FakeWorker.last;
  worker.post({ kind: 'rows', from: 0, to: 1 }, { take, fail });
  fake.onmessage?.({ data: { kind: 'progress', phase: 'opening', part: 0, bytes: 0 } });
  expect(progress).toHaveBeenCalledOnce();
  worker.end();
  expect(take.mock.calls).toEqual([[null]]);
  fake.onmessage?.({ data: { kind: 'progress', phase: 'building', part: 1, bytes: 0 } });
  fake.onmessage?.({ data: { kind: 'failed', ask: 1, code: 'unreachable' } });
  fake.onerror?.();
  expect(fake.terminate).toHaveBeenCalledOnce();
  expect(progress).toHaveBeenCalledOnce();
  expect([broken.mock.calls, fail.mock.calls]).toEqual([[], []]);
});
