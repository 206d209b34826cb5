import { describe, expect, it } from 'vitest';
import { rackOf, shuffled } from '@/lib/client/play/letters';
import { standingOf } from '@/lib/client/play/use-round-play';
import { start } from '../placing/support';

describe('a shuffled rack', () => {
  it('has every tile once, in an order that chance gives', () => {
    const rolls = [0.1, 0.9, 0.4, 0.2, 0.7, 0.5];
    const ids = shuffled(start('RUZXTEU'), () => rolls.shift() ?? 0);
    expect([...ids].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(ids).not.toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('is written as it stands', () => {
    expect(rackOf(start('A[CH]?'))).toBe('A[CH]?');
  });
});

describe('the standing of a move', () => {
  const none = { over: false, sending: false, sent: false, whole: false };
  it.each([
    ['idle', none],
    ['ready', { ...none, whole: true }],
    ['sending', { ...none, whole: true, sending: true, over: true }],
    ['sent', { ...none, whole: true, sent: true, over: true }],
    ['over', { ...none, whole: true, over: true }],
    ['over', { ...none, over: true }],
  ] as const)('is %s', (standing, is) => expect(standingOf(is)).toBe(standing));
});
