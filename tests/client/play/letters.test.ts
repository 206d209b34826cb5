import { describe, expect, it } from 'vitest';
import { letterReader, rackOf, shuffled } from '@/lib/client/play/letters';
import { standingOf } from '@/lib/client/play/use-round-play';
import { start } from '../placing/support';

describe('a typed key', () => {
  it.each([
    ['en', 'a', 'A'],
    ['en', 'é', 'E'],
    ['en', '1', null],
    ['en', 'Enter', null],
    ['en', 'д', null],
    ['bg', 'д', 'Д'],
    ['es', 'ñ', 'Ñ'],
    ['ca', 'q', 'Q'],
    ['ca', 'n', 'N'],
    ['ca', 'y', 'Y'],
    ['ca', '·', '·'],
    ['ca', '-', '-'],
    ['ca', 'w', null],
    ['es', '-', null],
    ['hr', 'ǆ', 'DŽ'],
    ['tr', 'i', 'İ'],
    ['tr', 'ı', 'I'],
    ['el', 'a', 'Α'],
    ['el', 'ς', 'Σ'],
    ['el', 'q', null],
    ['uk', '’', "'"],
    ['he', 'ם', 'מ'],
    ['fa', 'ك', 'ک'],
    ['en', '?', null],
    ['en', '[', null],
    ['en', ' ', null],
    ['xx', 'a', null],
  ])('in %s: %s → %s', (set, key, letter) => expect(letterReader(set)(key)).toBe(letter));
});

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
