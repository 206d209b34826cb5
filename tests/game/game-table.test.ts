import { describe, expect, it } from 'vitest';
import { Lexicon, tileSet } from '@/lib/engine';
import { planImported, readGameTable, readTableHead } from '@/lib/game';

const en = tileSet('en');
const TABLE = `name: Club night
lexicon: en
notation: H8
# a remark
round | rack | top | Ann | Bob
1 | AEINRST | H4 NASTIER 66 | h4 NASTIER | -
2 | DOGSXYU |  | 4H NuDGY 20 |
`;

describe('a game as a table', () => {
  it('has a head, and a line for each round', () => {
    expect(readTableHead(TABLE)).toEqual({ name: 'Club night', lexicon: 'en', notation: 'letter-first' });
    const { players, rounds, faults } = readGameTable(TABLE, en, 'letter-first');
    expect(faults).toEqual([]);
    expect(players).toEqual(['Ann', 'Bob']);
    const nastier = { row: 8, col: 4, direction: 'across', word: 'NASTIER' };
    expect(rounds).toEqual([
      {
        line: 6,
        number: 1,
        rack: 'AEINRST',
        top: { ...nastier, score: 66 },
        slips: [{ player: 0, move: nastier, points: null }],
      },
      {
        line: 7,
        number: 2,
        rack: 'DOGSXYU',
        top: null,
        slips: [{ player: 0, move: { row: 8, col: 4, direction: 'down', word: 'NuDGY' }, points: 20 }],
      },
    ]);
  });

  it('may be apart by tabs or semicolons', () => {
    for (const separator of ['\t', ';']) {
      const text = `rack${separator}Ann\nAEINRST${separator}8D NASTIER`;
      expect(readGameTable(text, en, 'number-first')).toMatchObject({ players: ['Ann'], faults: [] });
    }
  });

  it('names the lines that cannot be read', () => {
    const text = 'round | rack | Ann\n1 | AEINRST | nonsense\n2 |  | 8D NASTIER\n3 | ABCDEFG | Z99 WORD';
    expect(readGameTable(text, en, 'number-first').faults.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(readGameTable('a letter', en, 'number-first').faults).toEqual([{ line: 1, text: 'a letter' }]);
    expect(readGameTable('', en, 'number-first').faults).toHaveLength(1);
  });
});

describe('a game that was played elsewhere', () => {
  const lexicon = Lexicon.build(['NASTIER', 'RETAINS', 'STAINER', 'TIN', 'AN'], en);
  const plan = (top: object | null, rack = 'AEINRST') =>
    planImported({ tiles: en, lexicon }, [{ rack, top: top as never }]);
  const at = { row: 8, col: 4, direction: 'across' } as const;

  it('has the tops that it had, and tells where the solver finds others', () => {
    const same = plan({ ...at, word: 'STAINER' });
    expect(same).toMatchObject({ differences: [], fault: null, rounds: [{ chosen: { word: 'STAINER' } }] });
    const less = plan({ ...at, word: 'TIN' }, 'AEINRST');
    expect(less.fault).toMatchObject({ problem: 'illegal-top' });
    const lower = plan({ ...at, row: 8, col: 7, word: 'TIN' });
    expect(lower).toMatchObject({
      fault: null,
      differences: [{ round: 1, code: 'top-not-best' }],
      rounds: [{ score: 6, chosen: { word: 'TIN' } }],
    });
    const unknown = plan({ ...at, col: 7, word: 'RAT' });
    expect(unknown.differences).toEqual([{ round: 1, code: 'top-not-in-lexicon', text: 'RAT' }]);
  });

  it('may have racks of another rule, and none that the bag has not', () => {
    const rack = plan(null, 'AEIOUAN');
    expect(rack.differences).toEqual([{ round: 1, code: 'rack-rule', text: 'AEIOUAN' }]);
    expect(plan(null, 'NASTIERX').fault).toMatchObject({ problem: 'wrong-size' });
    expect(plan(null, 'ZZANTIE').fault).toMatchObject({ problem: 'not-in-bag' });
  });
});
