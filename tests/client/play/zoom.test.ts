import { describe, expect, it } from 'vitest';
import { newest } from '@/lib/client/play/newest';
import { ownSnapshot } from '@/lib/client/play/view';
import { isSmall, nearWidth, push, scrollInto, scrollToMiddle } from '@/lib/client/play/zoom';
import { round, seat, snapshot } from '../live/support';

const box = (left: number, top: number, side: number) => ({
  left,
  top,
  right: left + side,
  bottom: top + side,
});

describe('a board that is enlarged', () => {
  it('is one with squares too small for the pointer', () => {
    expect(isSmall(304, 15, false)).toBe(true);
    expect(isSmall(460, 15, false)).toBe(true);
    expect(isSmall(600, 15, false)).toBe(false);
    expect(isSmall(600, 15, true)).toBe(true);
    expect(isSmall(740, 15, true)).toBe(false);
    expect(isSmall(740, 21, true)).toBe(true);
    expect(isSmall(0, 15, true)).toBe(false);
  });

  it('has squares of 40 px and more', () => {
    for (const lines of [15, 21])
      expect((nearWidth(lines) - 16 - lines - 1) / lines).toBeGreaterThanOrEqual(40);
  });

  it('is moved only as far as a square needs', () => {
    const view = box(0, 0, 300);
    expect(scrollInto(view, box(120, 120, 40))).toEqual({ left: 0, top: 0 });
    expect(scrollInto(view, box(280, 120, 40))).toEqual({ left: 80, top: 0 });
    expect(scrollInto(view, box(120, -60, 40))).toEqual({ left: 0, top: -100 });
    expect(scrollToMiddle(view, box(200, 0, 40))).toEqual({ left: 70, top: -130 });
  });

  it('gives way to a tile near its edges', () => {
    const view = box(0, 0, 300);
    expect(push(view, 150, 150)).toEqual({ left: 0, top: 0 });
    expect(push(view, 290, 150).left).toBeGreaterThan(0);
    expect(push(view, 150, 2).top).toBeLessThan(0);
    expect(push(view, 150, 400)).toEqual({ left: 0, top: 0 });
  });
});

describe('what was left', () => {
  it('is the newest that is there', () => {
    expect(newest({ at: 3, value: 'a' }, { at: 5, value: 'b' }, null)).toBe('b');
    expect(newest({ at: 3, value: 'a' }, { at: 5, value: null })).toBe('a');
    expect(newest(null, null)).toBeNull();
  });
});

describe('the round of a player with more time', () => {
  it('ends later', () => {
    const own = ownSnapshot(snapshot({ you: seat({ extraMs: 30_000 }) }));
    expect(own.round).toMatchObject({ closesAt: 151_000, remainingMs: null });
    const paused = snapshot({
      round: round({ status: 'paused', remainingMs: 5_000 }),
      you: seat({ extraMs: 30_000 }),
    });
    expect(ownSnapshot(paused).round?.remainingMs).toBe(35_000);
  });

  it('is everybody’s where there is none', () => {
    const same = snapshot();
    expect(ownSnapshot(same)).toBe(same);
  });
});
