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
    expect(readGame(gcg, en, 'number-first')).toEqual({ turns: [only], topsOnly: false });
  });

  it('is read from lines, tables and files', () => {
    const given = { rack: 'AEINRST', move: nastier, top: nastier, placed: 'top' };
    const turnsOf = (text: string) => readGame(text, en, 'number-first')?.turns;
    expect(turnsOf('aeinrst 8d NASTIER')).toEqual([{ ...given, top: null, placed: 'move' }]);
    expect(turnsOf('rack | top\n-AEINRST | 8D NASTIER')).toEqual([given]);
    const text =
      '#5 Club\n\nRound  Rack     Top         Points  Total\n1      AEINRST  8D NASTIER  66      66';
    expect(turnsOf(text)).toMatchObject([{ ...given, top: nastier, move: nastier }]);
    const file = {
      format: 'onerack-game',
      version: 1,
      name: 'x',
      players: [],
      rounds: [{ rack: 'AE+INRST', top: nastier }],
    };
    expect(turnsOf(JSON.stringify(file))).toEqual([given]);
  });

  it('has the moves of one player, and tops alone where there are several', () => {
    const tin = { ...nastier, word: 'TIN' };
    const file = (slips: object[][]) =>
      readGame(
        JSON.stringify({
          format: 'onerack-game',
          version: 1,
          name: 'x',
          players: [{ name: 'Ann' }, { name: 'Bob' }],
          rounds: slips.map((sent) => ({ rack: 'AEINRST', top: nastier, slips: sent })),
        }),
        en,
        'number-first',
      );
    const movesOf = (slips: object[][]) => file(slips)?.turns.map(({ move }) => move);
    const by = (player: number) => [{ player, move: tin }];
    expect(movesOf([by(1), [], by(1)])).toEqual([tin, null, tin]);
    expect(file([by(1), []])?.topsOnly).toBe(false);
    expect(movesOf([by(0), by(1)])).toEqual([nastier, nastier]);
    expect(file([by(0), by(1)])?.topsOnly).toBe(true);
    const table = readGame('rack|top|Ann|Bob\nAEINRST|8D NASTIER|8D TIN|8D TIN', en, 'number-first');
    expect(table).toMatchObject({ topsOnly: true, turns: [{ move: nastier }] });
  });

  it('is not read from anything else', () => {
    for (const text of ['{}', 'hello world', '#player1 a A\n>x: AB 8H AB +1 1', ''])
      expect(readGame(text, en, 'number-first')).toBeNull();
  });
});
