import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatReference, type Notation, parseReference } from '@/lib/engine';

const placeOn = (size: number) =>
  fc.record({
    row: fc.integer({ min: 1, max: size }),
    col: fc.integer({ min: 1, max: size }),
    direction: fc.constantFrom('across' as const, 'down' as const),
  });

describe.each<Notation>(['letter-first', 'number-first'])('notation %s', (notation) => {
  it.each([15, 21])('reads what it writes, %i columns', (size) => {
    fc.assert(
      fc.property(placeOn(size), (move) => {
        expect(parseReference(formatReference(move, notation), notation, size)).toEqual(move);
      }),
    );
  });

  it.each([15, 21])('writes what it reads, %i columns', (size) => {
    for (let number = 1; number <= size; number++) {
      for (const letter of 'ABCDEFGHIJKLMNOPQRSTU'.slice(0, size)) {
        for (const text of [`${letter}${number}`, `${number}${letter}`]) {
          const read = parseReference(text, notation, size);
          expect(read && formatReference(read, notation)).toBe(text);
        }
      }
    }
  });

  it('is null for anything else, and never throws', () => {
    for (const text of [
      '',
      'H',
      '8',
      'HH8',
      'H8H',
      'P1',
      'H0',
      'H16',
      '16H',
      '0H',
      'H-1',
      'H 8 x',
      'H123',
      'Ж8',
    ]) {
      expect(parseReference(text, notation)).toBeNull();
    }
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseReference(text, notation)));
  });
});

describe('the two conventions', () => {
  it('read the same reference in opposite directions', () => {
    expect(parseReference('H4', 'letter-first')).toEqual({ row: 8, col: 4, direction: 'across' });
    expect(parseReference('4H', 'letter-first')).toEqual({ row: 8, col: 4, direction: 'down' });
    expect(parseReference('8D', 'number-first')).toEqual({ row: 8, col: 4, direction: 'across' });
    expect(parseReference('D8', 'number-first')).toEqual({ row: 8, col: 4, direction: 'down' });
  });

  it('forgive case, spaces, width, leading zeros and figures of other scripts', () => {
    for (const text of ['h4', ' H 4 ', 'H04', 'Ｈ４', 'H۴', 'H٤']) {
      expect(parseReference(text, 'letter-first')).toEqual({ row: 8, col: 4, direction: 'across' });
    }
  });

  it('reach further on larger boards', () => {
    expect(parseReference('U21', 'letter-first', 21)).toEqual({ row: 21, col: 21, direction: 'across' });
    expect(parseReference('21U', 'number-first', 21)).toEqual({ row: 21, col: 21, direction: 'across' });
    for (const text of ['V1', 'A22']) expect(parseReference(text, 'letter-first', 21)).toBeNull();
  });
});
