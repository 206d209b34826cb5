import { describe, expect, it } from 'vitest';
import { makeCode, normalCode } from '@/lib/event/code';
import { nameKey, otherNames } from '@/lib/event/player-name';

describe('codes', () => {
  it('are six characters that cannot be mistaken, whatever way they are typed', () => {
    for (let run = 0; run < 200; run++) {
      const code = makeCode();
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
      expect(normalCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code);
    }
  });
  it.each(['', 'ABCDE', 'ABCDEFG', 'ABCDE0', 'ABCDEI', '../../'])('%j is none', (typed) => {
    expect(normalCode(typed)).toBeNull();
  });
});

describe('names', () => {
  it('are the same whatever case, width and spaces', () => {
    expect(nameKey('  Zoë   M ')).toBe(nameKey('zoë m'));
    expect(nameKey('Ｚoë M')).toBe(nameKey('Zoë M'));
    expect(nameKey('Zoe')).not.toBe(nameKey('Zoë'));
  });
  it('that are taken have others at hand, never too long', () => {
    expect(otherNames('Ana').next().value).toBe('Ana 2');
    expect(otherNames('Ana 2').next().value).toBe('Ana 2');
    const [, third] = otherNames('Ana 2');
    expect(third).toBe('Ana 3');
    for (const other of otherNames('x'.repeat(40))) expect([...other].length).toBeLessThanOrEqual(40);
  });
});
