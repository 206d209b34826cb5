import { describe, expect, it } from 'vitest';
import {
  BLANK,
  createTileSet,
  EngineError,
  parseBoard,
  STANDARD_BOARD,
  TILE_SET_IDS,
  type TileSet,
  type TileSetData,
  tileSet,
} from '@/lib/engine';
import { tileSetSources } from '@/lib/engine/tile-set-sources';

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
};

describe('bundled tile sets', () => {
  it('are fifty', () => {
    expect(TILE_SET_IDS).toHaveLength(50);
    expect(new Set(TILE_SET_IDS.map((id) => tileSet(id).name)).size).toBe(50);
  });

  it('have their words of origin', () => {
    expect(() => tileSetSources('xx')).toThrow(expect.objectContaining({ code: 'unknown-tile-set' }));
    expect(() => tileSetSources('constructor')).toThrow(EngineError);
    expect(tileSetSources('en-super').disagreements).toHaveLength(1);
  });

  it.each(TILE_SET_IDS)('%s adds up', (id) => {
    const tiles = tileSet(id);
    const { pointsTotal, sources } = tileSetSources(id);
    const count = tiles.letters.reduce((sum, letter) => sum + letter.count, tiles.blanks);
    const worth = tiles.letters.reduce((sum, letter) => sum + letter.count * letter.value, 0);
    expect([count, worth]).toEqual([tiles.total, pointsTotal]);
    expect(sources.length).toBeGreaterThan(0);
    expect(tileSet(id)).toBe(tiles);
  });

  it.each([
    ['en', 100, 187, 26, 2],
    ['en-super', 200, 381, 26, 4],
    ['fr', 102, 197, 26, 2],
    ['de', 102, 202, 29, 2],
    ['es', 100, 192, 28, 2],
    ['pt', 120, 204, 24, 3],
    ['bg', 102, 227, 30, 2],
    ['sk', 100, 267, 41, 2],
    ['hu', 100, 235, 38, 2],
    ['uk', 104, 234, 34, 2],
    ['he', 104, 229, 22, 2],
    ['fa', 102, 204, 33, 2],
  ])('%s has %i tiles worth %i and %i letters', (id, total, points, size, blanks) => {
    const tiles = tileSet(id);
    expect([tiles.total, tiles.size, tiles.blanks]).toEqual([total, size, blanks]);
    expect(tileSetSources(id).pointsTotal).toBe(points);
  });

  it('have tiles of several letters where their languages do', () => {
    const long = TILE_SET_IDS.flatMap((id) => {
      const tiles = tileSet(id).letters.map(({ tile }) => tile);
      const digraphs = tiles.filter((tile) => [...tile].length > 1);
      return digraphs.length > 0 ? [[id, digraphs.join(' ')]] : [];
    });
    expect(Object.fromEntries(long)).toEqual({
      es: 'CH LL RR',
      ca: 'L·L NY QU',
      hu: 'CS GY LY NY SZ TY ZS',
      hr: 'DŽ LJ NJ',
      cy: 'CH DD FF NG LL RH TH',
      eu: 'RR TS TX TZ',
    });
  });

  it('run right to left, and draw without the vowel rule, in Hebrew, Arabic and Persian', () => {
    const odd = TILE_SET_IDS.filter((id) => tileSet(id).direction === 'rtl');
    expect(odd).toEqual(['he', 'ar', 'fa', 'fa-2']);
    expect(TILE_SET_IDS.filter((id) => !tileSet(id).vowelRule)).toEqual(odd);
  });

  it('lie on their boards', () => {
    const large = TILE_SET_IDS.filter((id) => tileSet(id).layout !== STANDARD_BOARD);
    expect(large).toEqual(['en-super']);
    expect(tileSet('en-super').layout).toMatchObject({
      id: 'super21',
      size: 21,
      start: { row: 10, col: 10 },
    });
  });

  it('refuses an unknown id', () => {
    expect(() => tileSet('xx')).toThrow(expect.objectContaining({ code: 'unknown-tile-set' }));
  });
});

describe.each(TILE_SET_IDS)('codes of %s', (id) => {
  const tiles = tileSet(id);
  const codes = tiles.letters.flatMap((_, index) => [index + 1, (index + 1) | BLANK]);

  it('survive being written', () => {
    for (const code of codes) {
      expect([tiles.codeOf(tiles.tileOf(code)), tiles.codeOf(tiles.textOf(code))]).toEqual([code, code]);
      expect(parseWord(tiles.textOf(code), tiles)).toEqual([code]);
    }
  });

  it('tell letters of the same alphabet apart', () => {
    expect(new Set(codes.map((code) => tiles.textOf(code))).size).toBe(codes.length);
  });
});

/** The tiles of a row of the board. */
function parseWord(text: string, tiles: TileSet): number[] {
  const { size } = tiles.layout;
  const empty = '.'.repeat(size);
  const rows = [text + '.'.repeat(size - 1), ...Array<string>(size - 1).fill(empty)];
  const board = parseBoard(rows, tiles);
  return Array.from({ length: board.count }, (_, col) => board.at(0, col));
}

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

  it('refuses no letters and more than 61', () => {
    const many = Array.from({ length: 62 }, (_, i) => ({
      tile: String.fromCharCode(0x410 + i),
      count: 0,
      value: 1,
      vowel: false,
    }));
    expect(() => createTileSet({ ...TINY, letters: many, total: 1 })).toThrow(bad);
    expect(() => createTileSet({ ...TINY, letters: [], total: 1 })).toThrow(bad);
  });

  it('refuses a board that there is not', () => {
    expect(() => createTileSet({ ...TINY, board: 'round' as never })).toThrow(bad);
    expect(createTileSet(TINY).layout).toBe(STANDARD_BOARD);
  });

  it('marks blanks of scripts without case by a question mark', () => {
    const letters = [{ tile: 'א', count: 3, value: 2, vowel: 'both' as const }];
    const hebrew = createTileSet({ ...TINY, letters });
    expect(hebrew.textOf(1 | BLANK)).toBe('[?א]');
    expect(hebrew.codeOf('[?א]')).toBe(1 | BLANK);
  });
});
