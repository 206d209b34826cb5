import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onClockJump } from '@/lib/client/live/clock-jump';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells of a wall clock that went on while the monotonic one stood, once, and of one that was set back', () => {
  const told = vi.fn();
  const stop = onClockJump(told);
  vi.advanceTimersByTime(10_000);
  expect(told).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(5000);
  expect(told).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() - 90_000);
  vi.advanceTimersByTime(5000);
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(5000);
  expect(told).toHaveBeenCalledTimes(2);
});

it('says nothing of a tab whose timers were held back', () => {
  const told = vi.fn();
  const stop = onClockJump(told);
  vi.advanceTimersByTime(60_000);
  expect(told).not.toHaveBeenCalled();
  stop();
});
