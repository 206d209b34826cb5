import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composed, loadPlacing, type PlacingAction, placingReducer, savePlacing } from '@/lib/client/placing';
import { QUARTZ, start } from './support';

const RACK = 'A[CH]C?RHR';
const TILES = ['A', 'CH', 'C', '', 'R', 'H', 'R'];
const n = (max: number) => fc.integer({ min: 0, max });
const place = fc.record({ row: n(16), col: n(16) });
const letter = fc.constantFrom('A', 'C', 'H', 'R', 'X');

const action: fc.Arbitrary<PlacingAction> = fc.oneof(
  fc.record({ type: fc.constant('tap' as const), at: place }),
  fc.record({ type: fc.constant('type' as const), letter, forceBlank: fc.boolean() }),
  fc.record({ type: fc.constant('tap-tile' as const), id: n(7) }),
  fc.record({ type: fc.constant('drop' as const), id: n(7), at: place }),
  fc.record({ type: fc.constant('recall-one' as const), id: n(7), slot: n(8) }),
  fc.record({ type: fc.constant('slot' as const), id: n(7), slot: n(8) }),
  fc.record({ type: fc.constant('nth' as const), index: n(8) }),
  fc.record({
    type: fc.constant('go' as const),
    rows: fc.integer({ min: -1, max: 1 }),
    cols: fc.constant(0),
  }),
  fc.record({ type: fc.constant('letter' as const), letter }),
  fc.constantFrom<PlacingAction>(
    { type: 'turn' },
    { type: 'apart' },
    { type: 'backspace' },
    { type: 'recall' },
    { type: 'letter-cancelled' },
    { type: 'order', ids: [6, 5, 4, 3, 2, 1, 0] },
  ),
);

describe('any sequence of actions', () => {
  it('keeps every tile once, on the rack or on a free square of its own', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const state = actions.reduce(placingReducer, start(RACK, QUARTZ));
        expect(state.rack.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
        const squares = state.placed.map(({ row, col }) => `${row},${col}`);
        expect(new Set(squares).size).toBe(squares.length);
        expect(new Set(state.placed.map(({ id }) => id)).size).toBe(squares.length);
        for (const { row, col, letter, id, blank } of state.placed) {
          expect(QUARTZ[row - 1]?.[col - 1]).toBe('.');
          if (!blank) expect(letter).toBe(TILES[id]);
          if (!letter) expect(state.asking).toBe(id);
        }
        composed(state);
        const again = loadPlacing(QUARTZ, RACK, 'es', savePlacing(state, RACK));
        expect(again?.placed).toEqual(state.placed.filter((tile) => tile.letter));
        expect(again?.rack).toEqual(state.rack);
      }),
      { numRuns: 500 },
    );
  });
});
