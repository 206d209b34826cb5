import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLANK,
  BOARDS,
  EngineError,
  emptyBoard,
  fold,
  formatBoard,
  formatTiles,
  NORMAL_RULES,
  parseBoard,
  parseTiles,
  play,
  position,
  readMove,
  STANDARD_BOARD,
  TILE_SET_IDS,
  tileSet,
} from '@/lib/engine';

const es = tileSet('es');
const EMPTY = Array<string>(15).fill('.'.repeat(15));
const withRow = (row: string) => [...EMPTY.slice(0, 7), row, ...EMPTY.slice(8)];

describe('STANDARD_BOARD', () => {
  it('counts its premiums', () => {
    const counts: Record<string, number> = {};
    for (let square = 0; square < 225; square++) {
      const premium = STANDARD_BOARD.premium(Math.floor(square / 15), square % 15);
      counts[premium] = (counts[premium] ?? 0) + 1;
    }
    expect(counts).toEqual({ '': 164, '2L': 24, '3L': 12, '2W': 17, '3W': 8 });
  });

  it('is symmetrical and starts in the middle', () => {
    const at = (row: number, col: number) => STANDARD_BOARD.premium(row, col);
    for (let row = 0; row < 15; row++) {
      for (let col = 0; col < 15; col++) {
        expect([at(col, row), at(14 - row, col), at(row, 14 - col)]).toEqual(Array(3).fill(at(row, col)));
      }
    }
    expect(STANDARD_BOARD.start).toEqual({ row: 7, col: 7 });
    expect(STANDARD_BOARD.premium(0, 0)).toBe('3W');
    expect([STANDARD_BOARD.letterFactor(7, 3), STANDARD_BOARD.wordFactor(7, 3)]).toEqual([2, 1]);
    expect([STANDARD_BOARD.premium(-1, 0), STANDARD_BOARD.premium(0, 15)]).toEqual(['', '']);
  });
});

describe('the board of 21', () => {
  const { premium, size, start, letterFactor, wordFactor } = BOARDS.super21;

  it('counts its premiums', () => {
    const counts: Record<string, number> = {};
    for (let square = 0; square < size * size; square++) {
      const name = premium(Math.floor(square / size), square % size);
      counts[name] = (counts[name] ?? 0) + 1;
    }
    expect(counts).toEqual({ '': 316, '2L': 36, '3L': 20, '4L': 8, '2W': 41, '3W': 16, '4W': 4 });
  });

  it('is symmetrical, starts in the middle and has four corners of four', () => {
    const last = size - 1;
    for (let row = 0; row < size; row++) {
      for (let col = 0; col < size; col++) {
        const mirrored = [premium(col, row), premium(last - row, col), premium(row, last - col)];
        expect(mirrored).toEqual(Array(3).fill(premium(row, col)));
      }
    }
    expect(start).toEqual({ row: 10, col: 10 });
    expect([premium(0, 0), wordFactor(0, 20), letterFactor(2, 5)]).toEqual(['4W', 4, 4]);
  });

  it('has the standard board in its middle', () => {
    for (let row = 0; row < 15; row++) {
      for (let col = 0; col < 15; col++) {
        expect([row, col, premium(row + 3, col + 3)]).toEqual([row, col, STANDARD_BOARD.premium(row, col)]);
      }
    }
  });

  it('is the one that its tile set is played on', () => {
    const tiles = tileSet('en-super');
    const board = play(emptyBoard(tiles), {
      row: 11,
      col: 1,
      direction: 'across',
      word: 'ABCDEFGHIJKLMNOPQRSTU',
    });
    expect(formatBoard(board)).toHaveLength(21);
    expect(formatBoard(parseBoard(formatBoard(board), tiles))[10]).toBe('ABCDEFGHIJKLMNOPQRSTU');
    expect(() => parseBoard(EMPTY, tiles)).toThrow(EngineError);
    const given = position({ tiles, board: formatBoard(emptyBoard(tiles)), rack: 'QUARTZY' });
    expect(readMove(given, { row: 11, col: 8, direction: 'across', word: 'QUARTZ' })).toMatchObject({
      ok: true,
      score: 48,
    });
  });
});

describe('boards', () => {
  it('come back as they were written', () => {
    const rows = withRow('...[CH]O[rr]o........');
    const board = parseBoard(rows, es);
    expect(formatBoard(board)).toEqual(rows);
    expect(board.count).toBe(4);
    expect([board.at(7, 3), board.at(7, 5), board.at(7, 2), board.at(7, -1), board.at(7, 15)]).toEqual([
      es.codeOf('CH'),
      es.codeOf('RR') | BLANK,
      0,
      0,
      0,
    ]);
  });

  it('begin empty', () => {
    expect(formatBoard(emptyBoard(es))).toEqual(EMPTY);
    expect(emptyBoard(es).count).toBe(0);
  });

  it.each([
    ['14 rows', EMPTY.slice(1)],
    ['a short row', withRow('.'.repeat(14))],
    ['a long row', withRow('.'.repeat(16))],
    ['a strange tile', withRow(`K${'.'.repeat(14)}`)],
    ['a blank without its letter', withRow(`?${'.'.repeat(14)}`)],
    ['an open bracket', withRow(`[CH${'.'.repeat(12)}`)],
    ['empty brackets', withRow(`[]${'.'.repeat(14)}`)],
    ['a space', withRow(` ${'.'.repeat(14)}`)],
  ])('refuse %s', (_, rows) => {
    expect(() => parseBoard(rows, es)).toThrow(expect.objectContaining({ code: 'bad-board' }));
  });
});

describe('racks', () => {
  it('come back as they were written', () => {
    expect(formatTiles(parseTiles('[CH]OTO?', es), es)).toBe('[CH]OTO?');
    expect(parseTiles('', es)).toEqual([]);
  });

  it('keep C and H apart from CH', () => {
    expect(parseTiles('CH', es)).toEqual([es.codeOf('C'), es.codeOf('H')]);
  });

  it.each(['a', 'K', '.', '[CH', 'CH]', '[]', '1', ' ', '?]'])('refuse %s', (text) => {
    expect(() => parseTiles(text, es)).toThrow(expect.objectContaining({ code: 'bad-rack' }));
  });
});

describe('position', () => {
  it('fills in the usual rules', () => {
    expect(position({ tiles: es, board: EMPTY, rack: 'A?' })).toMatchObject({
      rack: [1, BLANK],
      rules: NORMAL_RULES,
      firstAcross: true,
    });
  });

  it('takes a board of the same tile set only', () => {
    expect(position({ tiles: es, board: emptyBoard(es), rack: [] }).board.count).toBe(0);
    expect(() => position({ tiles: tileSet('en'), board: emptyBoard(es), rack: [] })).toThrow(
      expect.objectContaining({ code: 'bad-board' }),
    );
  });

  it('refuses codes that are no tiles', () => {
    for (const code of [0, 29, 65, -1, 1.5, Number.NaN]) {
      expect(() => position({ tiles: es, board: EMPTY, rack: [code] })).toThrow(
        expect.objectContaining({ code: 'bad-rack' }),
      );
    }
  });
});

describe('any text', () => {
  const unit = fc.constantFrom('A', 'ñ', '?', '.', '[', ']', '[CH]', '[rr]', 'K', ' ', '1', '\u0303', '😀');
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit, maxLength: 20 }));
  const onlyEngineErrors = (act: () => unknown) => {
    try {
      act();
    } catch (error) {
      expect(error).toBeInstanceOf(EngineError);
    }
  };

  it('is a rack, a board or an EngineError', () => {
    fc.assert(
      fc.property(anyText, fc.nat(14), (text, at) => {
        onlyEngineErrors(() => parseTiles(text, es));
        onlyEngineErrors(() => parseBoard(EMPTY.with(at, text), es));
        fold(text, es);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(TILE_SET_IDS)('of tiles comes back as it was, %s', (id) => {
    const tiles = tileSet(id);
    const { size } = tiles.layout;
    const tile = fc.integer({ min: 1, max: tiles.size });
    const blank = tile.map((letter) => letter | BLANK);
    const code = fc.oneof(tile, blank, fc.constant(0));
    const squares = fc.array(code, { minLength: size * size, maxLength: size * size });
    fc.assert(
      fc.property(fc.array(fc.oneof(tile, fc.constant(BLANK))), squares, (rack, cells) => {
        expect(parseTiles(formatTiles(rack, tiles), tiles)).toEqual(rack);
        const rows = Array.from({ length: size }, (_, row) =>
          formatTiles(cells.slice(row * size, row * size + size), tiles),
        );
        expect(formatBoard(parseBoard(rows, tiles))).toEqual(rows);
      }),
      { numRuns: 8 },
    );
  });
});
