import { describe, expect, it } from 'vitest';
import { carryOrder, savePlacing, startPlacing } from '@/lib/client/placing';
import { acted, EMPTY, rackOf, start, tap, typed } from './support';

const next = (rack: string, leftover: number, tileSet = 'en') => ({
  after: (before: ReturnType<typeof savePlacing> | null) =>
    rackOf(carryOrder(startPlacing(EMPTY, rack, tileSet), leftover, before)),
});

describe('the rack of the next round', () => {
  const before = savePlacing(
    acted(start('EIRSTU?'), { type: 'order', ids: [6, 5, 4, 3, 2, 1, 0] }, tap(8, 8), ...typed('RI')),
    'EIRSTU?',
  );

  it('keeps left-over tiles in the order they stood, whether they lay on the board or not', () => {
    expect(next('EIR?ABC', 4).after(before)).toBe('?RIEABC');
  });

  it('has new tiles behind, as they were drawn', () => {
    expect(next('SUTS', 2).after(before)).toBe('USTS');
  });

  it('is as it was announced without an earlier order, or with a wholly new rack', () => {
    expect(next('EIRABCD', 3).after(null)).toBe('EIRABCD');
    expect(next('EIRABCD', 0).after(before)).toBe('EIRABCD');
  });

  it('keeps every tile, known or not', () => {
    expect(next('ZZE', 3).after(before)).toBe('EZZ');
  });
});
