import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileSet } from '@/lib/engine';
import { parseRackText, type Rack, rackText, rackTiles } from '@/lib/game';
import { FR } from './builders';

const ES = tileSet('es');

describe('rack text', () => {
  it.each<[string, Rack]>([
    ['RU+ZXTEU', { leftover: 'RU', drawn: 'ZXTEU', rejected: false }],
    ['-BNISRAA', { leftover: '', drawn: 'BNISRAA', rejected: true }],
    ['UTOLRNG', { leftover: '', drawn: 'UTOLRNG', rejected: false }],
    ['E+HLA?NI', { leftover: 'E', drawn: 'HLA?NI', rejected: false }],
  ])('%s', (text, rack) => {
    expect(parseRackText(text, FR)).toEqual(rack);
    expect(rackText(rack)).toBe(text);
  });

  it('prints no sign when nothing new came', () => {
    expect(rackText({ leftover: 'OP', drawn: '', rejected: false })).toBe('OP');
    expect(parseRackText('OP+', FR)).toEqual({ leftover: 'OP', drawn: '', rejected: false });
  });

  it('sorts the left-over with the blank last and keeps the order drawn', () => {
    expect(parseRackText('?UR+ZX?A', FR)).toEqual({ leftover: 'RU?', drawn: 'ZX?A', rejected: false });
    expect(rackTiles({ leftover: 'RU?', drawn: 'ZX?A', rejected: false })).toBe('RU?ZX?A');
  });

  it('keeps tiles of several letters in brackets', () => {
    expect(parseRackText('A[CH]+O[LL]', ES)).toEqual({ leftover: 'A[CH]', drawn: 'O[LL]', rejected: false });
  });

  it.each(['', '-', '+', 'A+B+C', '-A+B', 'A B', 'aB', 'ÉA', '[CH]O', '--AB', '1'])('refuses %j', (text) => {
    expect(parseRackText(text, FR)).toBeNull();
  });

  it('comes back from its text', () => {
    const tiles = fc.array(fc.constantFrom(...'ABEIRTUZ?'), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(tiles, tiles, fc.boolean(), (kept, fresh, rejected) => {
        const leftover = rejected ? '' : sorted(kept);
        const rack = { leftover, drawn: fresh.join(''), rejected };
        expect(parseRackText(rackText(rack), FR)).toEqual(rack);
      }),
    );
  });
});

const sorted = (tiles: string[]) => [...tiles].sort((a, b) => order(a) - order(b)).join('');
const order = (tile: string) => (tile === '?' ? 1000 : tile.charCodeAt(0));
