import { describe, expect, it } from 'vitest';
import { afterTyping, NOTHING } from '@/lib/client/correct/typed';

describe('a corrector’s field', () => {
  it('goes on with what stands in it', () => {
    expect(afterTyping(NOTHING, 'h')).toBe('h');
    expect(afterTyping({ text: 'h8 box', refused: false }, 'h8 box 2')).toBe('h8 box 2');
  });

  it('begins another line after one that was refused', () => {
    const before = { text: 'h8 zut', refused: true };
    // Selected, as it is left: the key has replaced it.
    expect(afterTyping(before, 't')).toBe('t');
    // Where the selection was lost.
    expect(afterTyping(before, 'h8 zutt')).toBe('t');
    expect(afterTyping(before, '')).toBe('');
  });
});
