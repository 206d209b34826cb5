import { describe, expect, it } from 'vitest';
import { startPlacing } from '@/lib/client/placing';
import { acted, EMPTY, laid, QUARTZ, rackOf, start, tap, turn, typed } from './support';

describe('the cursor', () => {
  it('goes to the tapped square, across first', () => {
    expect(acted(start('ABC'), tap(8, 8)).cursor).toEqual({ row: 8, col: 8, direction: 'across' });
  });

  it('turns at a second tap and at the turn key, and back', () => {
    const once = acted(start('ABC'), tap(8, 8), tap(8, 8));
    expect(once.cursor?.direction).toBe('down');
    expect(acted(once, turn).cursor?.direction).toBe('across');
  });

  it('keeps its direction on another square', () => {
    expect(acted(start('ABC'), tap(8, 8), turn, tap(3, 3)).cursor).toEqual({
      row: 3,
      col: 3,
      direction: 'down',
    });
  });

  it('does not go to a square that is taken', () => {
    expect(acted(start('ABC', QUARTZ), tap(8, 5)).cursor).toBeNull();
  });

  it('starts in the centre with an arrow key, walks over tiles, and stops at the edge', () => {
    const go = { type: 'go', rows: 0, cols: -1 } as const;
    const first = acted(start('ABC', QUARTZ), go);
    expect(first.cursor).toEqual({ row: 8, col: 8, direction: 'across' });
    expect(acted(first, ...Array(20).fill(go)).cursor).toMatchObject({ row: 8, col: 1 });
  });

  it('does not turn when there is none', () => {
    expect(acted(start('ABC'), turn).cursor).toBeNull();
  });
});

describe('typing', () => {
  it('lays tile after tile', () => {
    const state = acted(start('CAB'), tap(8, 7), ...typed('CAB'));
    expect(laid(state)).toEqual(['8,7 C', '8,8 A', '8,9 B']);
    expect(rackOf(state)).toBe('___');
    expect(state.cursor).toEqual({ row: 8, col: 10, direction: 'across' });
  });

  it('skips the tiles of the board', () => {
    const state = acted(start('EDS', QUARTZ), tap(7, 5), turn, ...typed('ED'));
    expect(laid(state)).toEqual(['7,5 E', '9,5 D']);
  });

  it('takes a real tile before the blank, and the blank with Shift', () => {
    expect(laid(acted(start('A?'), tap(1, 1), ...typed('AA')))).toEqual(['1,1 A', '1,2 a']);
    expect(laid(acted(start('A?'), tap(1, 1), ...typed('a')))).toEqual(['1,1 a']);
  });

  it('says that a letter is not in the rack, until the next action', () => {
    const missed = acted(start('AB'), tap(1, 1), ...typed('X'));
    expect(missed).toMatchObject({ placed: [], notice: 'not-in-rack' });
    expect(acted(missed, turn).notice).toBeNull();
    expect(acted(start('AB'), tap(1, 1), ...typed('a')).notice).toBe('not-in-rack');
  });

  it('asks for a square first', () => {
    expect(acted(start('AB'), ...typed('A'))).toMatchObject({ placed: [], notice: 'no-square' });
  });

  it('replaces the tile under the cursor', () => {
    const state = acted(
      start('ABC'),
      tap(1, 1),
      ...typed('AB'),
      { type: 'go', rows: 0, cols: -1 },
      ...typed('C'),
    );
    expect(laid(state)).toEqual(['1,1 A', '1,2 C']);
    expect(rackOf(state)).toBe('_B_');
  });

  it('leaves the tile under the cursor when the letter is not there', () => {
    const state = acted(
      start('AB'),
      tap(1, 1),
      ...typed('AB'),
      { type: 'go', rows: 0, cols: -1 },
      ...typed('X'),
    );
    expect(laid(state)).toEqual(['1,1 A', '1,2 B']);
  });

  it('ends at the edge', () => {
    const state = acted(start('ABC'), tap(1, 14), ...typed('AB'));
    expect(state.cursor).toBeNull();
    expect(acted(state, ...typed('C'))).toMatchObject({ notice: 'no-square', placed: { length: 2 } });
  });

  it('finds no square when all on to the edge are taken', () => {
    const full = EMPTY.map((line, index) => (index === 0 ? `${'.'.repeat(13)}AB` : line));
    const state = acted(start('C', full), tap(1, 13), { type: 'go', rows: 0, cols: 1 }, ...typed('C'));
    expect(state).toMatchObject({ placed: [], notice: 'no-square' });
  });

  it('takes a tile of several characters by its first', () => {
    expect(laid(acted(start('[CH]O'), tap(1, 1), ...typed('CO')))).toEqual(['1,1 CH', '1,2 O']);
    expect(laid(acted(start('[CH]C'), tap(1, 1), ...typed('CC')))).toEqual(['1,1 C', '1,2 CH']);
  });
});

describe('backspace', () => {
  it('takes back the last tile and goes to its square', () => {
    const state = acted(start('CAB'), tap(8, 7), ...typed('CA'), { type: 'backspace' });
    expect(laid(state)).toEqual(['8,7 C']);
    expect(state.cursor).toMatchObject({ row: 8, col: 8 });
  });

  it('works after the edge took the cursor away', () => {
    const state = acted(start('AB'), tap(1, 14), ...typed('AB'), { type: 'backspace' });
    expect(state.cursor).toEqual({ row: 1, col: 15, direction: 'across' });
  });

  it('takes the tile under the cursor first', () => {
    const left = { type: 'go', rows: 0, cols: -1 } as const;
    const state = acted(start('CAB'), tap(8, 7), ...typed('CAB'), left, left, left, { type: 'backspace' });
    expect(laid(state)).toEqual(['8,8 A', '8,9 B']);
  });

  it('does nothing on an empty board', () => {
    expect(laid(acted(start('A'), { type: 'backspace' }))).toEqual([]);
  });
});

describe('tapping', () => {
  it('lays a rack tile at the cursor', () => {
    expect(laid(acted(start('AB'), tap(1, 1), { type: 'tap-tile', id: 1 }))).toEqual(['1,1 B']);
  });

  it('marks a rack tile when there is no cursor, and lays it on the next square', () => {
    const marked = acted(start('AB'), { type: 'tap-tile', id: 1 });
    expect(marked.marked).toBe(1);
    const state = acted(marked, tap(4, 4));
    expect(laid(state)).toEqual(['4,4 B']);
    expect(state).toMatchObject({ marked: null, cursor: { row: 4, col: 5 } });
    expect(acted(marked, { type: 'tap-tile', id: 1 }).marked).toBeNull();
  });

  it('recalls a tentative tile to its slot', () => {
    const state = acted(start('AB'), tap(1, 1), ...typed('BA'), tap(1, 1));
    expect(laid(state)).toEqual(['1,2 A']);
    expect(rackOf(state)).toBe('_B');
  });

  it('ignores a rack tile that lies on the board', () => {
    expect(laid(acted(start('A'), tap(1, 1), ...typed('A'), { type: 'tap-tile', id: 0 }))).toEqual(['1,1 A']);
  });
});

describe('a blank', () => {
  const asked = acted(start('?A'), tap(1, 1), { type: 'tap-tile', id: 0 });

  it('asks for its letter when it was tapped', () => {
    expect(asked.asking).toBe(0);
    expect(laid(asked)).toEqual(['1,1 ?']);
    const told = acted(asked, { type: 'letter', letter: 'Z' });
    expect(laid(told)).toEqual(['1,1 z']);
    expect(told.asking).toBeNull();
  });

  it('goes back when the question is cancelled, and the cursor with it', () => {
    const state = acted(asked, { type: 'letter-cancelled' });
    expect(state).toMatchObject({ placed: [], asking: null, cursor: { row: 1, col: 1 } });
  });

  it('keeps its letter when it is moved, and loses it when it is recalled', () => {
    const told = acted(
      asked,
      { type: 'letter', letter: 'Z' },
      { type: 'drop', id: 0, at: { row: 5, col: 5 } },
    );
    expect(laid(told)).toEqual(['5,5 z']);
    expect(told.asking).toBeNull();
    const again = acted(told, { type: 'recall-one', id: 0 }, { type: 'drop', id: 0, at: { row: 5, col: 5 } });
    expect(again.asking).toBe(0);
  });

  it('takes no letter when nobody asked', () => {
    const state = start('?A');
    expect(acted(state, { type: 'letter', letter: 'Z' })).toBe(state);
    expect(acted(state, { type: 'letter-cancelled' })).toBe(state);
  });
});

describe('digits', () => {
  it('lay the nth tile that is still in the rack', () => {
    const nth = (index: number) => ({ type: 'nth', index }) as const;
    expect(laid(acted(start('ABC'), tap(1, 1), nth(1), nth(1)))).toEqual(['1,1 B', '1,2 C']);
    expect(acted(start('ABC'), tap(1, 1), nth(5)).notice).toBe('not-in-rack');
    expect(acted(start('ABC'), nth(0)).notice).toBe('no-square');
  });
});

describe('dragging', () => {
  const drop = (id: number, row: number, col: number) => ({ type: 'drop', id, at: { row, col } }) as const;

  it('lays and moves a tile', () => {
    expect(laid(acted(start('AB'), drop(0, 3, 3), drop(0, 4, 4)))).toEqual(['4,4 A']);
  });

  it('sends the tile that lay there back to the rack', () => {
    const state = acted(start('AB'), drop(0, 3, 3), drop(1, 3, 3));
    expect(laid(state)).toEqual(['3,3 B']);
    expect(rackOf(state)).toBe('A_');
  });

  it('changes places with a tile that was laid now', () => {
    const state = acted(start('A?'), drop(0, 3, 3), drop(1, 4, 4), { type: 'letter', letter: 'Z' });
    expect(laid(acted(state, drop(1, 3, 3)))).toEqual(['4,4 A', '3,3 z']);
  });

  it('does not lay on a tile of the board, nor off it, nor a tile that is not there', () => {
    expect(
      laid(acted(start('A', QUARTZ), drop(0, 8, 5), drop(0, 0, 5), drop(0, 16, 1), drop(7, 1, 1))),
    ).toEqual([]);
  });

  it('lands on the same square without harm', () => {
    expect(laid(acted(start('A'), drop(0, 3, 3), drop(0, 3, 3)))).toEqual(['3,3 A']);
  });

  it('brings a tile back to the slot it is let go on', () => {
    const state = acted(start('ABC'), drop(0, 3, 3), { type: 'recall-one', id: 0, slot: 2 });
    expect(rackOf(state)).toBe('BCA');
  });
});

describe('the rack', () => {
  it('takes a new order, of all its tiles', () => {
    expect(rackOf(acted(start('ABC'), { type: 'order', ids: [2, 0, 1] }))).toBe('CAB');
    expect(rackOf(acted(start('ABC'), { type: 'order', ids: [2, 0] }))).toBe('ABC');
    expect(rackOf(acted(start('ABC'), { type: 'order', ids: [2, 2, 0] }))).toBe('ABC');
  });

  it('moves one tile to a slot, no further than the ends', () => {
    const move = (id: number, slot: number) => rackOf(acted(start('ABC'), { type: 'slot', id, slot }));
    expect([move(0, 1), move(2, 0), move(0, -4), move(0, 9), move(7, 0)]).toEqual([
      'BAC',
      'CAB',
      'ABC',
      'BCA',
      'ABC',
    ]);
  });

  it('keeps its order through recall, and the cursor goes where the word began', () => {
    const state = acted(start('ABC'), { type: 'order', ids: [2, 0, 1] }, tap(6, 6), turn, ...typed('BA'), {
      type: 'recall',
    });
    expect(rackOf(state)).toBe('CAB');
    expect(state).toMatchObject({ placed: [], cursor: { row: 6, col: 6, direction: 'down' } });
    expect(acted(state, { type: 'recall' }).cursor).toBeNull();
  });
});

describe('a format in which fewer tiles may be laid than the rack holds', () => {
  const seven = startPlacing(EMPTY, 'ABCDEFGH', 'en', 7);
  const full = acted(seven, tap(8, 1), ...typed('ABCDEFG'));

  it('keeps the eighth in the rack, and says so, by key, tap and drag', () => {
    expect(full.placed).toHaveLength(7);
    const id = full.rack.find(({ letter }) => letter === 'H')!.id;
    const cursor = full.cursor;
    for (const more of [...typed('H'), { type: 'drop', id, at: { row: 1, col: 1 } } as const]) {
      const refused = acted(full, more);
      expect(refused).toMatchObject({ notice: 'too-many', cursor });
      expect(refused.placed).toHaveLength(7);
    }
    const marked = { ...full, cursor: null, marked: id };
    expect(acted(marked, tap(1, 1))).toMatchObject({ notice: 'too-many', marked: null });
  });

  it('still lets a tile be moved, or put in the place of another', () => {
    const [first] = full.placed;
    const moved = acted(full, { type: 'drop', id: first!.id, at: { row: 1, col: 1 } });
    expect(moved.placed.find(({ id }) => id === first!.id)).toMatchObject({ row: 1, col: 1 });
    const other = full.rack.find(({ letter }) => letter === 'H')!.id;
    const swapped = acted(full, { type: 'drop', id: other, at: { row: 8, col: 1 } });
    expect(swapped.notice).toBeNull();
    expect(swapped.placed).toHaveLength(7);
  });
});
