import { describe, expect, it } from 'vitest';
import { readGame } from '@/lib/client/analysis/game-text';
import { tileSet } from '@/lib/engine';

const en = tileSet('en');
const nastier = { row: 8, col: 4, direction: 'across', word: 'NASTIER' };

describe('a game to analyse', () => {
  it('is read from GCG, without what was taken back', () => {
    const gcg = `#player1 a A
#player2 b B
>a: AEINRST 8D NASTIER +66 66
>b: QQXXZZV 9D QX +10 10
>b: QQXXZZV -- -10 0
`;
    const only = { rack: 'AEINRST', move: nastier, top: null, placed: 'move' };
    expect(readGame(gcg, en, 'number-first')).toEqual([only]);
  });

  it('is read from lines, tables and files', () => {
    const given = { rack: 'AEINRST', move: nastier, top: nastier, placed: 'top' };
    expect(readGame('aeinrst 8d NASTIER', en, 'number-first')).toEqual([
      { ...given, top: null, placed: 'move' },
    ]);
    expect(readGame('rack | top\n-AEINRST | 8D NASTIER', en, 'number-first')).toEqual([given]);
    const file = {
      format: 'onerack-game',
      version: 1,
      name: 'x',
      players: [],
      rounds: [{ rack: 'AE+INRST', top: nastier }],
    };
    expect(readGame(JSON.stringify(file), en, 'number-first')).toEqual([given]);
  });

  it('is not read from anything else', () => {
    for (const text of ['{}', 'hello world', '#player1 a A\n>x: AB 8H AB +1 1', ''])
      expect(readGame(text, en, 'number-first')).toBeNull();
  });
});
