import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atMostEvery } from '@/lib/client/screen/at-most-every';
import type { RankingPage } from '@/lib/client/screen/ranking-pages';
import { samePage } from '@/lib/client/screen/read-ranking';

describe('a ranking that is read anew', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is read at once, and however many rulings come, no more often than it may be', () => {
    let read = 0;
    const { ask, stop } = atMostEvery(1500, () => {
      read += 1;
    });
    ask();
    expect(read).toBe(1);
    for (let index = 0; index < 100; index++) {
      ask();
      vi.advanceTimersByTime(30);
    }
    expect(read).toBe(3);
    // The last ruling is not forgotten.
    ask();
    expect(read).toBe(3);
    vi.advanceTimersByTime(1500);
    expect(read).toBe(4);
    vi.advanceTimersByTime(10_000);
    expect(read).toBe(4);
    ask();
    ask();
    expect(read).toBe(5);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(read).toBe(5);
  });

  it('stays at the page that was shown, where it is still there', () => {
    const pages: RankingPage[] = [
      { kind: 'first' },
      { kind: 'places', from: 11, to: 20 },
      { kind: 'part', of: 'series', name: 'S1A' },
      { kind: 'groups', of: 'clubs', groups: [] },
    ];
    expect(samePage(pages, { kind: 'places', from: 11, to: 14 })).toBe(1);
    expect(samePage(pages, { kind: 'part', of: 'series', name: 'S1A' })).toBe(2);
    expect(samePage(pages, { kind: 'groups', of: 'clubs', groups: [] })).toBe(3);
    expect(samePage(pages, { kind: 'groups', of: 'teams', groups: [] })).toBe(0);
  });
});
