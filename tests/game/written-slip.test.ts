import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lexicon, readMove, tileSet } from '@/lib/engine';
import { judgeWritten, type WrittenOptions } from '@/lib/game';
import { EN, FR, lexiconOf, move, positionOf } from './builders';

const lexicon = lexiconOf(FR, 'JEUNE', 'JEUNES', 'TAXE', 'TAXES', 'TEXTE', 'ES', 'TE', 'FEDAYIN', 'ET');
/** JEUNE lies on H8–H12. TAXE makes 13 at 12E and 23 at 9E, TAXES 28 at 13D (JEUNES). */
const position = positionOf(FR, 'TASEXY?', 'H8 JEUNE');

function judge(reference: string, word: string, claimed: number | null = null, options: WrittenOptions = {}) {
  return judgeWritten(position, lexicon, { reference, word, claimed }, 'letter-first', options);
}

describe('right place, right score', () => {
  it.each([
    ['12E', 'TAXE', 13],
    ['9E', 'TAXE', 23],
    ['13D', 'TAXES', 28],
    [' 12 e ', 'TAXE', 13],
    ['12E', 'taxe', 13],
    ['12E', 'TA XE', 13],
    ['12E', 'ta xe', 13],
    ['12E', 'TÂXÉ', 13],
    ['۱۲E', 'TAXE', 13],
    ['١٢E', 'TAXE', 13],
  ])('%s %s %i is paid', (reference, word, points) => {
    expect(judge(reference, word, points)).toMatchObject({
      points,
      worth: points,
      ruling: 'paid',
      reason: null,
    });
  });
});

describe('right place, score missing or wrong', () => {
  it.each([
    [null, 'score-missing'],
    [15, 'score-wrong'],
    [0, 'score-wrong'],
    // the score of another place: the move as written is good, so it counts
    [23, 'score-wrong'],
  ])('claimed %s: paid the right score, warning', (claimed, reason) => {
    expect(judge('12E', 'TAXE', claimed)).toMatchObject({ points: 13, worth: 13, ruling: 'warning', reason });
  });
});

describe('reference or direction inverted', () => {
  it.each([
    ['E12', 'the direction'],
    ['5L', 'row and column'],
  ])('%s for 12E (%s) is paid with a warning', (reference) => {
    expect(judge(reference, 'TAXE', 13)).toMatchObject({
      points: 13,
      ruling: 'warning',
      reason: 'inverted',
      move: { row: 5, col: 12, direction: 'down', word: 'TAXE' },
    });
  });

  it('is not paid when both are inverted', () => {
    expect(judge('L5', 'TAXE', 13)).toMatchObject({ points: 0, ruling: 'zero' });
  });

  it('is not paid when the score is wrong or missing too', () => {
    expect(judge('E12', 'TAXE', 12)).toMatchObject({ points: 0, ruling: 'zero' });
    expect(judge('E12', 'TAXE')).toMatchObject({ points: 0, ruling: 'zero' });
  });
});

describe('the claimed score is made at another place in the written direction', () => {
  it.each([
    ['11E', 'TAXE', 23, 18, 'place-wrong'],
    ['1A', 'TAXE', 13, 8, 'place-wrong'],
    ['', 'TAXE', 13, 8, 'place-missing'],
    ['H', 'TAXE', 13, 8, 'place-missing'],
    ['P20', 'TAXE', 13, 8, 'place-missing'],
    ['1A', 'ES', 2, 0, 'place-wrong'],
  ])('%s %s %i: %i, a penalty', (reference, word, claimed, points, reason) => {
    expect(judge(reference, word, claimed)).toMatchObject({
      points,
      worth: claimed,
      ruling: 'penalty',
      reason,
    });
  });

  it.each([
    ['JEUNE', 24, 19],
    ['ET', 4, 0],
    ['FEDAYIN', 110, 105],
  ])('%s with a claim of %i, which H5 to H8 would make: %i', (word, claimed, points) => {
    const at = positionOf(FR, word === 'FEDAYIN' ? 'ADEFINY' : 'JEUNETT');
    const slip = { reference: 'H1', word, claimed };
    expect(judgeWritten(at, lexicon, slip, 'letter-first')).toMatchObject({ points, ruling: 'penalty' });
  });

  it('is worth nothing when only the other direction makes it', () => {
    expect(judge('A1', 'TAXE', 13)).toMatchObject({ points: 0, ruling: 'zero' });
  });

  it('goes before a bad cross-word at the written place, unless that makes the claimed score', () => {
    // G8 would make TJ, AE… and 39; G12 makes TE and 16
    expect(judge('G8', 'TAXE', 39)).toMatchObject({ points: 0, ruling: 'zero', reason: 'bad-cross-word' });
    expect(judge('G8', 'TAXE', 16)).toMatchObject({
      points: 11,
      ruling: 'penalty',
      move: { row: 7, col: 12 },
    });
  });

  it('tells the referee where the claimed score comes with a bad cross-word', () => {
    expect(judge('1A', 'TAXES', 28)).toMatchObject({
      points: 23,
      ruling: 'penalty',
      move: { row: 4, col: 13 },
      rival: { word: 'TAXES', direction: 'down' },
    });
    expect(judge('1A', 'TAXE', 13)).not.toHaveProperty('rival');
  });
});

describe('the blank', () => {
  const scoreOf = (word: string) => {
    const reading = readMove(position, move(`9D ${word}`));
    return reading.ok ? reading.score : Number.NaN;
  };

  it('makes a difference here', () => {
    expect(scoreOf('tEXTE')).not.toBe(scoreOf('TEXtE'));
  });

  it.each(['tEXTE', 'TEXtE'])('marked as the rack allows is right: %s', (word) => {
    expect(judge('9D', word, scoreOf(word))).toMatchObject({ points: scoreOf(word), ruling: 'paid' });
  });

  it.each(['TEXTE', 'TExTE', 'TExtE'])('not marked, or on the wrong letter (%s): paid, warning', (word) => {
    for (const meant of ['tEXTE', 'TEXtE']) {
      expect(judge('9D', word, scoreOf(meant))).toMatchObject({
        points: scoreOf(meant),
        ruling: 'warning',
        reason: 'blank-mark',
        move: { word: meant },
      });
    }
  });

  it('is read in the most favourable way when the score is missing, with one warning in all', () => {
    expect(judge('9D', 'TEXTE')).toMatchObject({
      points: Math.max(scoreOf('tEXTE'), scoreOf('TEXtE')),
      ruling: 'warning',
      reason: 'score-missing',
    });
  });

  it('need not be marked when it is not needed', () => {
    expect(judge('12E', 'TAXE', 13).ruling).toBe('paid');
  });

  it('adds no warning to a penalty', () => {
    expect(judge('1A', 'TEXTE', scoreOf('tEXTE'))).toMatchObject({
      points: scoreOf('tEXTE') - 5,
      ruling: 'penalty',
      reason: 'place-wrong',
    });
  });

  describe('in ordinary handwriting, a capital and small letters', () => {
    const plain = positionOf(FR, 'ADEFINY');
    const first = (word: string, rack = plain, options: WrittenOptions = {}) =>
      judgeWritten(rack, lexicon, { reference: 'H8', word, claimed: 110 }, 'letter-first', options);

    it.each(['Fedayin', 'fedayin', 'FEDAYIN', 'Fédayin'])('marks none: %s', (word) => {
      expect(first(word)).toMatchObject({ points: 110, ruling: 'paid', reason: null });
      expect(first(word, plain, { blankFault: 'zero' })).toMatchObject({ points: 110, ruling: 'paid' });
    });

    it.each(['FeDAYIN', 'FEDAYIn', 'fEDAYIN'])('but single letters are marks: %s', (word) => {
      expect(first(word)).toMatchObject({ points: 110, ruling: 'warning', reason: 'blank-mark' });
    });

    it('is not marked where the rack has a blank that is needed', () => {
      const makes = scoreOf('tEXTE');
      expect(judge('9D', 'Texte', makes)).toMatchObject({ ruling: 'warning', reason: 'blank-mark' });
      expect(judge('9D', 'texte', makes)).toMatchObject({ ruling: 'warning', reason: 'blank-mark' });
      expect(judge('9D', 'Texte', makes, { blankFault: 'zero' })).toMatchObject({ points: 0 });
    });

    it('leaves a blank of the rack marked beside one of the board', () => {
      const on = positionOf(FR, 'TA?E', 'H8 JEUNe');
      const slip = { reference: '12G', word: 'Tes', claimed: null };
      const words = lexiconOf(FR, 'JEUNE', 'TES');
      const { move: laid, reason } = judgeWritten(on, words, slip, 'letter-first');
      expect({ laid, reason }).toMatchObject({ laid: { word: 'Tes' }, reason: 'score-missing' });
    });
  });

  it('is a zero in Spain', () => {
    const spain = { blankFault: 'zero' } as const;
    expect(judge('9D', 'TEXTE', scoreOf('tEXTE'), spain)).toMatchObject({ points: 0, reason: 'blank-mark' });
    expect(judge('1A', 'TEXTE', scoreOf('tEXTE'), spain)).toMatchObject({ points: 0, reason: 'blank-mark' });
    expect(judge('9D', 'tEXTE', scoreOf('tEXTE'), spain)).toMatchObject({ ruling: 'paid' });
  });
});

describe('worth nothing', () => {
  it.each([
    ['12E', '', 13, 'no-slip'],
    ['', '   ', null, 'no-slip'],
    ['12E', 'T1XE', 13, 'unreadable'],
    ['12E', 'TA?E', 13, 'unreadable'],
    ['12E', 'SEXE', 13, 'not-in-lexicon'],
    ['9E', 'SAXE', null, 'not-in-lexicon'],
    ['12E', 'ZZZE', 13, 'not-in-rack'],
    ['8H', 'JA', 9, 'not-in-lexicon'],
    ['H9', 'EUNES', 13, 'not-whole'],
    ['H9', 'TAXE', 99, 'conflict'],
    ['1A', 'TAXE', 99, 'not-connected'],
    ['', 'TAXE', null, 'place-missing'],
    ['', 'TAXE', 99, 'place-missing'],
    ['15N', 'TAXE', 99, 'off-board'],
  ])('%s %j, claimed %s: %s', (reference, word, claimed, reason) => {
    expect(judge(reference, word, claimed)).toMatchObject({ points: 0, ruling: 'zero', reason });
  });

  it('tells what the move would be worth, for the referee', () => {
    expect(judge('12E', 'SEXE', 13)).toMatchObject({ points: 0, worth: 13, badWords: ['SEXE'] });
    expect(judge('12E', 'ZZZE', 13)).toMatchObject({ worth: 0, badWords: [] });
  });
});

describe('in the first round', () => {
  const first = (reference: string, claimed: number | null) =>
    judgeWritten(positionOf(FR, 'ADEFINY'), lexicon, { reference, word: 'FEDAYIN', claimed }, 'letter-first');

  it.each([
    ['H8', 110, 'paid'],
    ['H4', 98, 'paid'],
    ['H4', 110, 'paid'],
    ['H4', 97, 'warning'],
    ['8H', 110, 'warning'],
  ])('%s claiming %i gets 110, %s', (reference, claimed, ruling) => {
    expect(first(reference, claimed)).toMatchObject({ points: 110, ruling });
  });
});

describe('the other notation', () => {
  it('reads number first as across', () => {
    const at = positionOf(EN, 'SEEEEEE', 'H8 ON');
    const words = lexiconOf(EN, 'ON', 'ONES', 'SEE');
    const written = (reference: string) =>
      judgeWritten(at, words, { reference, word: 'ONES', claimed: 4 }, 'number-first');
    const reading = readMove(at, move('8H ONES', 'number-first'));
    expect(reading).toMatchObject({ ok: true, score: 4 });
    expect(written('8H')).toMatchObject({ points: 4, ruling: 'paid' });
    expect(written('H8')).toMatchObject({ points: 4, ruling: 'warning', reason: 'inverted' });
  });
});

describe('a word that may be laid in several ways', () => {
  const hungarian = tileSet('hu');
  const known = Lexicon.build(['község', 'asszony'], hungarian);
  const judged = (rack: string, word: string, claimed: number | null = null) =>
    judgeWritten(positionOf(hungarian, rack), known, { reference: 'H8', word, claimed }, 'letter-first');

  it('is read as the rack has it', () => {
    expect(judged('KÖZSÉG?', 'KÖZSÉG').move?.word).toBe('KÖZSÉG');
    expect(judged('KÖ[ZS]ÉGA', 'KÖZSÉG').move?.word).toBe('KÖ[ZS]ÉG');
    expect(judged('A[SZ][SZ]O[NY]K', 'asszony').move?.word).toBe('A[SZ][SZ]O[NY]');
    expect(judged('AS[SZ]O[NY]K', 'asszony').move?.word).toBe('AS[SZ]O[NY]');
    expect(judged('A[SZ]O[NY]KK', 'asszony').ruling).toBe('zero');
  });

  it('has a blank for a tile of several letters', () => {
    expect(judged('KÖ?ÉGAA', 'KÖzsÉG')).toMatchObject({ ruling: 'warning', move: { word: 'KÖ[zs]ÉG' } });
  });
});

describe('a blank where letters have no case', () => {
  it('is marked by a sign, or found', () => {
    const hebrew = tileSet('he');
    const known = lexiconOf(hebrew, 'שלום');
    const judged = (word: string) =>
      judgeWritten(
        positionOf(hebrew, '?לומאאא'),
        known,
        { reference: 'H8', word, claimed: null },
        'letter-first',
      );
    expect(judged('?שלום')).toMatchObject({ reason: 'score-missing', move: { word: '[?ש]לומ' } });
    expect(judged('שלום')).toMatchObject({ ruling: 'warning', move: { word: '[?ש]לומ' } });
  });
});

describe('any slip', () => {
  const text = fc.string({ unit: fc.constantFrom(...'TAXESJUN?t1 H'), maxLength: 8 });
  const reference = fc.oneof(text, fc.constantFrom('12E', 'E12', 'H8', '8H', 'G12', '13D'));

  it('gets a ruling, never more than its claim or its worth, without a throw', () => {
    fc.assert(
      fc.property(reference, text, fc.option(fc.integer({ min: 0, max: 60 })), (where, word, claimed) => {
        const { points, worth, ruling, reason } = judge(where, word, claimed);
        if (!(points >= 0 && points <= worth)) throw new Error(`${points} of ${worth}`);
        if (ruling === 'zero' && points !== 0) throw new Error('a zero that pays');
        if (ruling === 'penalty' && points !== Math.max(0, claimed! - 5)) throw new Error('not −5');
        if ((ruling === 'paid') !== (reason === null)) throw new Error(`${ruling}: ${reason}`);
      }),
      { numRuns: 300 },
    );
  });
});
