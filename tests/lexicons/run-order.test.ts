import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '@/lib/lexicons/compile/orders';
import { Abandoned, runOrder } from '@/lib/lexicons/compile/run-order';
import { takeShared } from '@/lib/ops';

/** The threads that run, in the order in which they began. */
const threads: FakeThread[] = [];

class FakeThread extends EventEmitter {
  readonly order: Order;
  terminate = async () => 0;
  constructor(_: string, { workerData }: { workerData: Order }) {
    super();
    this.order = workerData;
    threads.push(this);
  }
}

vi.mock('node:worker_threads', () => ({
  get Worker() {
    return FakeThread;
  },
}));

const order = (kind: Order['kind'], file: string) => ({ kind, file, tileSet: 'en' }) as Order;
const begun = () => threads.map((thread) => thread.order.file);
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function endLast(message: object = { kind: 'done', words: 1 }): Promise<void> {
  threads.at(-1)?.emit('message', message);
  await settle();
}

beforeEach(() => {
  threads.length = 0;
  takeShared('lexicon-orders');
});

it('reads an upload before the lists that wait, one at a time', async () => {
  const orders = [
    runOrder(order('compile', 'fr'), () => {}),
    runOrder(order('compile', 'de'), () => {}),
    runOrder(order('upload', 'club'), () => {}),
    runOrder(order('compile', 'es'), () => {}),
    runOrder(order('pack', 'words'), () => {}),
  ];
  await settle();
  expect(begun()).toEqual(['fr']);
  for (const _ of orders) await endLast();
  expect(begun()).toEqual(['fr', 'club', 'words', 'de', 'es']);
  expect(await Promise.all(orders)).toHaveLength(5);
});

it('goes on after one that fails, and leaves out one that nobody wants any more', async () => {
  const gone = new AbortController();
  const failing = runOrder(order('compile', 'fr'), () => {});
  const unwanted = runOrder(order('upload', 'club'), () => {}, gone.signal);
  const last = runOrder(order('compile', 'de'), () => {});
  for (const one of [failing, unwanted]) one.catch(() => {});
  gone.abort();
  await settle();
  await endLast({ kind: 'failed', why: 'no words' });
  await expect(failing).rejects.toThrow('no words');
  await expect(unwanted).rejects.toBeInstanceOf(Abandoned);
  expect(begun()).toEqual(['fr', 'de']);
  await endLast();
  expect(await last).toMatchObject({ words: 1 });
});
