import { expect, it } from 'vitest';
import { readNumber } from '@/lib/client/host/digits';

it.each([
  ['12', 2, 12],
  [' ۱۲ ', 2, 12],
  ['١٠٠', 3, 100],
  ['123', 2, null],
  ['1.5', 3, null],
  ['-1', 2, null],
  ['', 2, null],
])('%j in at most %i figures is %j', (text, digits, number) => expect(readNumber(text, digits)).toBe(number));
