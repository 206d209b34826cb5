import { describe, expect, it } from 'vitest';
import type { PlacingAction } from '@/lib/client/placing';
import { acted, EMPTY, laid, rackOf, start, tap, typed } from './support';

const apart: PlacingAction = { type: 'apart' };
const keys = (tileSet: string, rack: string, ...actions: PlacingAction[]) =>
  acted(start(rack, EMPTY, tileSet), tap(1, 1), ...actions);

describe('keys that spell one tile', () => {
  it('lay that tile when the rack has it, and take the single one back', () => {
    const state = keys('ca', '[NY]NYA', ...typed('NY'));
    expect(laid(state)).toEqual(['1,1 NY']);
    expect(state.cursor).toMatchObject({ row: 1, col: 2 });
    expect(laid(acted(state, ...typed('A')))).toEqual(['1,1 NY', '1,2 A']);
  });

  it('lay it without a single tile of its first letter too, and are one keystroke together', () => {
    const state = keys('es', '[CH]OH', ...typed('CHO'));
    expect(laid(state)).toEqual(['1,1 CH', '1,2 O']);
    expect(rackOf(state)).toBe('__H');
  });

  it('lay single tiles where the rack has not the long one', () => {
    expect(laid(keys('cy', 'DDL', ...typed('DDL')))).toEqual(['1,1 D', '1,2 D', '1,3 L']);
  });

  it('lay single tiles where a hyphen, or any other action, keeps them apart', () => {
    expect(laid(keys('es', '[CH]CH', ...typed('C'), apart, ...typed('H')))).toEqual(['1,1 C', '1,2 H']);
    const turned = keys('es', '[CH]CH', ...typed('C'), { type: 'turn' }, { type: 'turn' }, ...typed('H'));
    expect(laid(turned)).toEqual(['1,1 C', '1,2 H']);
    expect(laid(keys('ca', '[NY]NA', ...typed('N-Y')))).toEqual(['1,1 N']);
  });

  it('go on with the next tile when one is spelled', () => {
    expect(laid(keys('hu', '[SZ][SZ]SZ', ...typed('SZSZ')))).toEqual(['1,1 SZ', '1,2 SZ']);
    expect(laid(keys('es', 'L[LL]L', ...typed('LLL')))).toEqual(['1,1 LL', '1,2 L']);
  });

  it('spell signs along', () => {
    expect(laid(keys('ca', 'LL[L·L]', ...typed('L·L')))).toEqual(['1,1 L·L']);
    expect(laid(keys('ca', 'LL[L·L]', ...typed('L.L')))).toEqual(['1,1 L·L']);
    expect(laid(keys('ca', 'LL[L·L]', ...typed('LL')))).toEqual(['1,1 L', '1,2 L']);
    expect(keys('ca', 'LLA', ...typed('L·')).notice).toBeNull();
  });

  it('belong to the letter that needs them', () => {
    expect(laid(keys('ca', '[QU]E', ...typed('QUE')))).toEqual(['1,1 QU', '1,2 E']);
    expect(keys('ca', 'A', ...typed('Y')).notice).toBe('not-in-rack');
    expect(keys('ca', '?', ...typed('Y')).notice).toBe('not-in-rack');
  });

  it('make a blank the long tile', () => {
    expect(laid(keys('es', '?A', ...typed('chA')))).toEqual(['1,1 ch', '1,2 A']);
    expect(laid(keys('ca', '?A', ...typed('l·l')))).toEqual(['1,1 l·l']);
    expect(laid(keys('ca', '?A', ...typed('q')))).toEqual(['1,1 qu']);
    expect(laid(keys('es', '?CH', ...typed('ch')))).toEqual(['1,1 ch']);
  });

  it('take the blank after a single tile with Shift', () => {
    expect(laid(keys('es', '[CH]C?', ...typed('Ch')))).toEqual(['1,1 C', '1,2 h']);
  });

  it('join on the last square, and not over a tile of the board', () => {
    const edge = acted(start('[CH]C', EMPTY, 'es'), tap(1, 15), ...typed('CH'));
    expect(laid(edge)).toEqual(['1,15 CH']);
    const between = EMPTY.map((line, row) => (row === 0 ? `.A${line.slice(2)}` : line));
    const state = acted(start('[CH]CH', between, 'es'), tap(1, 1), ...typed('CH'));
    expect(laid(state)).toEqual(['1,1 C', '1,3 H']);
  });

  it('do not count twice against the most that may be laid', () => {
    const full = { ...start('[CH]CA', EMPTY, 'es'), most: 2 };
    expect(laid(acted(full, tap(1, 1), ...typed('ACH')))).toEqual(['1,1 A', '1,2 CH']);
  });
});
