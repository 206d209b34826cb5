import { expect, it, vi } from 'vitest';
import { peekShared, setShared, shared, takeShared } from '@/lib/ops';

it('makes a value once, also for another copy of the module', async () => {
  const make = vi.fn(() => ({}));
  const value = shared('test', make);
  vi.resetModules();
  const copy = await import('@/lib/ops');
  expect(copy.shared).not.toBe(shared);
  expect(copy.shared('test', make)).toBe(value);
  expect(make).toHaveBeenCalledOnce();
});

it('gives back, replaces and forgets', () => {
  setShared('other', 1);
  expect(peekShared('other')).toBe(1);
  expect(takeShared('other')).toBe(1);
  expect(peekShared('other')).toBeUndefined();
});
