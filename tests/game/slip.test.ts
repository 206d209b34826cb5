import { describe, expect, it } from 'vitest';
import { judgeSlip } from '@/lib/game';
import { EN, FR, lexiconOf, move, positionOf } from './builders';

const lexicon = lexiconOf(FR, 'FEDAYIN', 'JEUNE', 'JEUNES', 'TA', 'ES', 'SE');

describe('an assisted slip', () => {
  it('is paid by the first-round rule', () => {
    const at = positionOf(FR, 'ADEFINY');
    expect(judgeSlip(at, lexicon, move('H4 FEDAYIN'))).toMatchObject({
      points: 110,
      worth: 110,
      valid: true,
      badWords: [],
      reading: { score: 98 },
    });
  });

  it.each([
    ['H1 FEDAYIN', 'off-centre'],
    ['8H FEDAYIN', 'not-across'],
    ['H8 FEDAS', 'not-in-rack'],
    ['H10 FEDAYIN', 'off-board'],
    ['H8 ', 'unreadable'],
  ])('%j is worth 0: %s', (text, problem) => {
    expect(judgeSlip(positionOf(FR, 'ADEFINY'), lexicon, move(text))).toEqual({
      points: 0,
      worth: 0,
      valid: false,
      problem,
      badWords: [],
    });
  });

  it('is worth 0 with a word that is not in the lexicon, and says what it would be worth', () => {
    expect(judgeSlip(positionOf(FR, 'ADEFINY'), lexicon, move('H8 YIN'))).toMatchObject({
      points: 0,
      worth: 24,
      valid: false,
      problem: 'not-in-lexicon',
      badWords: ['YIN'],
    });
  });

  it('is worth 0 with a bad cross-word', () => {
    const at = positionOf(FR, 'TASEXYZ', 'H8 JEUNE');
    expect(judgeSlip(at, lexicon, move('G8 TA'))).toMatchObject({
      points: 0,
      valid: false,
      problem: 'bad-cross-word',
      badWords: ['TJ', 'AE'],
    });
    expect(judgeSlip(at, lexicon, move('12H ES'))).toMatchObject({ valid: true });
  });

  it('must be the whole word', () => {
    const at = positionOf(EN, 'EORXXXX', 'H7 FOR');
    expect(judgeSlip(at, lexiconOf(EN, 'FOR', 'FORE', 'ORE'), move('H8 ORE'))).toMatchObject({
      problem: 'not-whole',
    });
    expect(judgeSlip(at, lexiconOf(EN, 'FOR', 'FORE'), move('H7 FORE'))).toMatchObject({ points: 7 });
  });
});
