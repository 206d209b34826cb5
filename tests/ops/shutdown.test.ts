import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isShuttingDown, onShutdown, shutdown, stopOnSignals, takeShared } from '@/lib/ops';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

beforeEach(() => takeShared('shutdown'));
afterEach(() => {
  for (const signal of signals) process.removeAllListeners(signal);
  vi.useRealTimers();
});

it('closes by phase, and the newest first inside one', async () => {
  const closed: string[] = [];
  const note = (name: string) => () => closed.push(name);
  onShutdown('database', 'server', note('server'));
  onShutdown('pools', 'sql', note('sql'));
  onShutdown('intake', 'http', note('http'));
  onShutdown('pools', 'prisma', note('prisma'));
  const takeBack = onShutdown('work', 'gone', note('gone'));
  takeBack();
  await Promise.all([shutdown(), shutdown()]);
  expect(closed).toEqual(['http', 'prisma', 'sql', 'server']);
  expect(isShuttingDown()).toBe(true);
});

it('goes on after a closer that fails or hangs', async () => {
  const closed = vi.fn();
  onShutdown('database', 'last', closed);
  onShutdown('work', 'hangs', () => new Promise(() => {}));
  onShutdown('work', 'fails', () => {
    throw new Error('on purpose');
  });
  await shutdown(20);
  expect(closed).toHaveBeenCalledOnce();
});

it('takes two signals at once for one, and a later one for force', async () => {
  const exit = vi.fn();
  let finish = () => {};
  onShutdown('work', 'slow', () => new Promise<void>((resolve) => (finish = resolve)));
  stopOnSignals(exit);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  process.emit('SIGINT');
  process.emit('SIGINT');
  expect(exit).not.toHaveBeenCalled();
  now.mockReturnValue(5000);
  process.emit('SIGINT');
  expect(exit).toHaveBeenCalledWith(1);
  await Promise.resolve();
  finish();
  await vi.waitFor(() => expect(exit).toHaveBeenLastCalledWith(0), { timeout: 60_000 });
  now.mockRestore();
});
