import { describe, expect, it } from 'vitest';
import { scarceTiles } from '@/lib/client/analysis/scarce-tiles';
import { tileSet } from '@/lib/engine';

const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(15));
const en = tileSet('en');

describe('tiles that the set has not so many of', () => {
  it('are told of the rack, with what lies on the board, blanks as blanks', () => {
    expect(scarceTiles(EMPTY, 'ZZZQ???', en)).toEqual(['Z', '?']);
    expect(scarceTiles(EMPTY, 'ZQ??EEE', en)).toEqual([]);
    const board = EMPTY.with(7, '...QUizES......');
    expect(scarceTiles(board, 'QZ', en)).toEqual(['Q']);
    expect(scarceTiles(board, '?', en)).toEqual(['?']);
    expect(scarceTiles(EMPTY, '[CH][CH]A', tileSet('es'))).toEqual(['[CH]']);
  });
});
