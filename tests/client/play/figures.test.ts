import { describe, expect, it } from 'vitest';
import { figuresOf } from '@/lib/client/play/figures';

describe('the figures of a score', () => {
  it.each([
    ['98', '98', false],
    ['۹۸', '98', false],
    ['9 8', '98', false],
    ['123456789', '123456789', false],
    ['1234567890', '123456789', true],
    ['1 234 567 890 123', '123456789', true],
    ['', '', false],
  ])('of %j are %j', (text, figures, isCut) => expect(figuresOf(text)).toEqual({ figures, isCut }));
});
