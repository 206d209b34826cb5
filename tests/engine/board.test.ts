import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLANK,
  EngineError,
  emptyBoard,
  fold,
  formatBoard,
  formatTiles,
  NORMAL_RULES,
  parseBoard,
  parseTiles,
  position,
  STANDARD_BOARD,
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

  it('of tiles comes back as it was', () => {
    const tile = fc.integer({ min: 1, max: es.size });
    const code = fc.oneof(
      tile,
      tile.map((letter) => letter | BLANK),
      fc.constant(0),
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(tile, fc.constant(BLANK))),
        fc.array(code, { minLength: 225, maxLength: 225 }),
        (rack, cells) => {
          expect(parseTiles(formatTiles(rack, es), es)).toEqual(rack);
          const rows = EMPTY.map((_, row) => formatTiles(cells.slice(row * 15, row * 15 + 15), es));
          expect(formatBoard(parseBoard(rows, es))).toEqual(rows);
        },
      ),
    );
  });
});
