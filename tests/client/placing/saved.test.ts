import { describe, expect, it } from 'vitest';
import { loadPlacing, savePlacing } from '@/lib/client/placing';
import { acted, laid, QUARTZ, rackOf, start, tap, typed } from './support';

const RACK = 'EDS?';
const kept = () => {
  const state = acted(start(RACK, QUARTZ), { type: 'order', ids: [3, 1, 0, 2] }, tap(9, 5), ...typed('De'));
  return savePlacing(state, RACK);
};

describe('what is kept on the device', () => {
  it('comes back the same through JSON', () => {
    const state = loadPlacing(QUARTZ, RACK, 'es', JSON.parse(JSON.stringify(kept())));
    expect(state && laid(state)).toEqual(['9,5 D', '9,6 e']);
    expect(state && rackOf(state)).toBe('__ES');
  });

  it('leaves out a blank without its letter', () => {
    const asking = acted(start(RACK), { type: 'drop', id: 3, at: { row: 1, col: 1 } });
    expect(savePlacing(asking, RACK).placed).toEqual([]);
  });

  it('is not taken for another rack', () => {
    expect(loadPlacing(QUARTZ, 'EDST', 'es', kept())).toBeNull();
  });

  it.each([
    null,
    1,
    'text',
    {},
    { rack: RACK },
    { rack: RACK, order: [], placed: [null] },
    { rack: RACK, order: [], placed: [{ id: 0, row: 1.5, col: 1, letter: 'E' }] },
    { rack: RACK, order: [], placed: [{ id: 0, row: 1, col: 1, letter: '' }] },
  ])('is not taken when it is no such thing: %j', (value) => {
    expect(loadPlacing(QUARTZ, RACK, 'es', value)).toBeNull();
  });

  it('is taken as far as it fits', () => {
    const odd = {
      rack: RACK,
      order: [0, 0, 9],
      placed: [
        { id: 0, row: 8, col: 4, letter: 'E' },
        { id: 9, row: 1, col: 1, letter: 'E' },
        { id: 1, row: 99, col: 1, letter: 'D' },
        { id: 2, row: 1, col: 1, letter: 'X' },
      ],
    };
    const state = loadPlacing(QUARTZ, RACK, 'es', odd);
    // Its own letter, whatever was written beside it.
    expect(state && laid(state)).toEqual(['1,1 S']);
    expect(state && rackOf(state)).toBe('ED_?');
  });
});
