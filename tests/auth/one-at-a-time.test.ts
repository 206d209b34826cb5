import { describe, expect, it } from 'vitest';
import { oneAtATime, TooBusy } from '@/lib/auth/one-at-a-time';

describe('oneAtATime', () => {
  it('never runs two pieces together, and goes on after a failure', async () => {
    let running = 0;
    const work = (fail: boolean) => async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      if (fail) throw new Error('failed');
      return 'done';
    };
    const all = await Promise.allSettled([false, true, false].map((fail) => oneAtATime(work(fail))));
    expect(all.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('refuses when the line is too long, and takes more once it is shorter', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const waiting = Array.from({ length: 64 }, () => oneAtATime(() => gate));
    await expect(oneAtATime(() => gate)).rejects.toBeInstanceOf(TooBusy);
    open();
    await Promise.all(waiting);
    await expect(oneAtATime(async () => 'in')).resolves.toBe('in');
  });
});
