import { describe, expect, it } from 'vitest';
import { tileSet } from '@/lib/engine';
import { Ambiguous, rackOf } from '@/scripts/solve/typed-rack';

const read = (text: string, tiles: string) => rackOf(text, tileSet(tiles));

describe('a rack at the terminal', () => {
  it('is taken as it is in upper case: C and H are two tiles', () => {
    expect(read('AEINRT?', 'en')).toBe('AEINRT?');
    expect(read('HECHO', 'es')).toBe('HECHO');
    expect(read('HE[CH]O', 'es')).toBe('HE[CH]O');
  });

  it('is raised from lower case', () => {
    expect(read('aeinrst', 'en')).toBe('AEINRST');
    expect(read('a?eINr?', 'en')).toBe('AEINR??');
    expect(read('éclair', 'fr')).toBe('ECLAIR');
    expect(read('дума', 'bg')).toBe('ДУМА');
    expect(read('he[ch]o', 'es')).toBe('HE[CH]O');
  });

  it('has the dots of its language', () => {
    expect(read('iıa', 'tr')).toBe('İIA');
    expect(read('i', 'en')).toBe('I');
  });

  it('is refused where it has two readings', () => {
    expect(() => read('hecho', 'es')).toThrow(Ambiguous);
    expect(read('hola', 'es')).toBe('HOLA');
  });
});
