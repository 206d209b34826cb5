import { describe, expect, it } from 'vitest';
import { BLANK, createTileSet, TILE_SET_IDS, type TileSetData, tileSet } from '@/lib/engine';

const TINY: TileSetData = {
  id: 'tiny',
  name: 'Tiny',
  nativeName: 'Tiny',
  direction: 'ltr',
  letters: [
    { tile: 'A', count: 2, value: 1, vowel: true },
    { tile: 'CH', count: 1, value: 5, vowel: false },
  ],
  blanks: 1,
  total: 4,
  fold: { rule: '', keep: [], replace: {} },
};

describe('bundled tile sets', () => {
  it('are English, French, Spanish, Bulgarian', () => {
    expect(TILE_SET_IDS).toEqual(['en', 'fr', 'es', 'bg']);
  });

  it.each([
    ['en', 100, 187, 26],
    ['fr', 102, 197, 26],
    ['es', 100, 192, 28],
    ['bg', 102, 227, 30],
  ])('%s has %i tiles worth %i and %i letters', (id, total, points, size) => {
    const tiles = tileSet(id);
    const worth = tiles.letters.reduce((sum, { count, value }) => sum + count * value, 0);
    expect([tiles.total, worth, tiles.size, tiles.blanks]).toEqual([total, points, size, 2]);
    expect(tileSet(id)).toBe(tiles);
  });

  it('refuses an unknown id', () => {
    expect(() => tileSet('xx')).toThrow(expect.objectContaining({ code: 'unknown-tile-set' }));
  });
});

describe('codes', () => {
  const es = tileSet('es');

  it('number the letters from 1 and flag blanks', () => {
    for (const [index, { tile }] of es.letters.entries()) {
      expect(es.codeOf(tile)).toBe(index + 1);
      expect(es.tileOf(index + 1)).toBe(tile);
      expect(es.codeOf(tile.toLowerCase())).toBe((index + 1) | BLANK);
      expect(es.tileOf((index + 1) | BLANK)).toBe(tile.toLowerCase());
    }
  });

  it('take tiles of several letters with and without brackets', () => {
    expect(es.codeOf('[CH]')).toBe(es.codeOf('CH'));
    expect(es.textOf(es.codeOf('CH'))).toBe('[CH]');
    expect(es.textOf(es.codeOf('ch'))).toBe('[ch]');
    expect(es.textOf(es.codeOf('Ñ'))).toBe('Ñ');
  });

  it('are 0 for what is no tile', () => {
    expect(['K', '', '[', '[]', 'Ch', '??', '.'].map((text) => es.codeOf(text))).toEqual([
      0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('know the blank, worth nothing and of either kind', () => {
    expect([es.codeOf('?'), es.tileOf(BLANK), es.valueOf(BLANK), es.vowelOf(BLANK)]).toEqual([
      BLANK,
      '?',
      0,
      'both',
    ]);
    expect(es.valueOf(es.codeOf('z'))).toBe(0);
    expect(es.valueOf(es.codeOf('Z'))).toBe(10);
    expect([es.vowelOf(es.codeOf('A')), es.vowelOf(es.codeOf('Y')), es.vowelOf(es.codeOf('B'))]).toEqual([
      true,
      'both',
      false,
    ]);
  });
});

describe('createTileSet', () => {
  const bad = expect.objectContaining({ code: 'bad-tile-set' });

  it('takes a set', () => {
    expect(createTileSet(TINY).codeOf('CH')).toBe(2);
  });

  it('refuses a wrong total', () => {
    expect(() => createTileSet({ ...TINY, total: 5 })).toThrow(bad);
  });

  it('refuses two equal tiles', () => {
    const twice = [...TINY.letters, { tile: 'A', count: 0, value: 1, vowel: true }];
    expect(() => createTileSet({ ...TINY, letters: twice })).toThrow(bad);
  });

  it('refuses no letters and more than 31', () => {
    const many = Array.from({ length: 32 }, (_, i) => ({
      tile: String.fromCharCode(0x410 + i),
      count: 0,
      value: 1,
      vowel: false,
    }));
    expect(() => createTileSet({ ...TINY, letters: many, total: 1 })).toThrow(bad);
    expect(() => createTileSet({ ...TINY, letters: [], total: 1 })).toThrow(bad);
  });

  it('marks blanks of scripts without case by a question mark', () => {
    const letters = [{ tile: 'א', count: 3, value: 2, vowel: 'both' as const }];
    const hebrew = createTileSet({ ...TINY, letters });
    expect(hebrew.textOf(1 | BLANK)).toBe('[?א]');
    expect(hebrew.codeOf('[?א]')).toBe(1 | BLANK);
  });
});
