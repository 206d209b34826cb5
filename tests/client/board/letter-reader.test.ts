import { describe, expect, it } from 'vitest';
import { letterReader } from '@/lib/client/board';

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
