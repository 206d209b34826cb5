/**
 * The table of slips in the rules of the federation, row by row, each with an example that was reckoned by hand.
 *
 * JEUNE lies on H8–H12; French values, and only G9 and G13 are premiums here (double letters):
 *
 *   12E TAXE   13 = 1 + 1 + 10 and the E on H12
 *   9E  TAXE   23 = 1 + 1 + 2 × 10 with the X on G9, and the E on H9
 *   13D TAXES  28 = 1 + 1 + 10 + 2 × 1 + 1, and JEUNES 8 + 1 + 1 + 1 + 1 + 1
 *   9D  TEXTE  14 = 0 + 1 + 10 + 2 × 1 + 1 with the blank for the first T; 13 with it for the second, on G9
 */
import { describe, expect, it } from 'vitest';
import { judgePaper, type WrittenOptions } from '@/lib/game';
import { FR, lexiconOf, positionOf } from './builders';

const lexicon = lexiconOf(FR, 'JEUNE', 'JEUNES', 'TAXE', 'TAXES', 'TEXTE', 'ES', 'TE', 'ET');
const at = positionOf(FR, 'TASEXY?', 'H8 JEUNE');

type Slip = readonly [reference: string, word: string, claimed: number | null];
type Row = [row: string, slip: Slip, points: number, ruling: string, options?: WrittenOptions];

const judge = ([reference, word, claimed]: Slip, options: WrittenOptions = {}) =>
  judgePaper(
    at,
    lexicon,
    word === '' && reference === '' ? [] : [{ reference, word, claimed }],
    { warning: false, penalty: false },
    'letter-first',
    options,
  );

const SPAIN = { blankFault: 'zero' } as const;

const TABLE: readonly Row[] = [
  ['right place, right score', ['12E', 'TAXE', 13], 13, 'paid'],
  ['right place, score missing', ['12E', 'TAXE', null], 13, 'warning'],
  ['right place, score too high', ['12E', 'TAXE', 15], 13, 'warning'],
  ['right place, score too low', ['12E', 'TAXE', 3], 13, 'warning'],
  ['direction inverted, otherwise right', ['E12', 'TAXE', 13], 13, 'warning'],
  ['row and column inverted, otherwise right', ['5L', 'TAXE', 13], 13, 'warning'],
  ['both inverted: only one is forgiven', ['L5', 'TAXE', 13], 0, 'zero'],
  ['place wrong, the claim is made elsewhere in the written direction', ['11E', 'TAXE', 23], 18, 'penalty'],
  ['place missing, the claim is made somewhere', ['', 'TAXE', 13], 8, 'penalty'],
  ['place wrong, the claim is made in the other direction alone', ['A1', 'TAXE', 13], 0, 'zero'],
  ['place wrong, the claim is made nowhere', ['1A', 'TAXE', 99], 0, 'zero'],
  ['place wrong, a claim of 2: never below 0', ['1A', 'ES', 2], 0, 'penalty'],
  ['blank not marked', ['9D', 'TEXTE', 14], 14, 'warning'],
  ['blank marked on a letter that the rack has', ['9D', 'TExTE', 14], 14, 'warning'],
  ['ordinary handwriting', ['12E', 'Taxe', 13], 13, 'paid'],
  ['ordinary handwriting, a blank not marked', ['9D', 'Texte', 14], 14, 'warning'],
  ['blank not marked, in Spain', ['9D', 'TEXTE', 14], 0, 'zero', SPAIN],
  ['blank marked on a letter that the rack has, in Spain', ['9D', 'TExTE', 14], 0, 'zero', SPAIN],
  ['not in the lexicon', ['12E', 'SEXE', 13], 0, 'zero'],
  ['forms a bad cross-word', ['G8', 'TAXE', 39], 0, 'zero'],
  ['not whole', ['H9', 'EUNES', 13], 0, 'zero'],
  ['cannot be made from the rack', ['12E', 'ZZZE', 13], 0, 'zero'],
  ['cannot be made on the grid', ['H9', 'TAXE', 99], 0, 'zero'],
  ['unreadable', ['12E', 'T1XE', 13], 0, 'zero'],
  ['none', ['', '', null], 0, 'zero'],
];

describe('the table of slips', () => {
  for (const [row, slip, points, ruling, options] of TABLE)
    it(row, () => {
      expect(judge(slip, options)).toMatchObject({ points, ruling });
    });

  it('wrong place: a claim of 24 is 19, one of 4 is 0', () => {
    const first = (word: string, claimed: number) =>
      judgePaper(
        positionOf(FR, 'JEUNETT'),
        lexicon,
        [{ reference: 'H1', word, claimed }],
        { warning: false, penalty: false },
        'letter-first',
      );
    expect(first('JEUNE', 24)).toMatchObject({ points: 19, ruling: 'penalty' });
    expect(first('ET', 4)).toMatchObject({ points: 0, ruling: 'penalty' });
  });

  it('several faults are one warning: no score, and the blank not marked', () => {
    expect(judge(['9D', 'TEXTE', null])).toMatchObject({ ruling: 'warning', reason: 'score-missing' });
  });

  it('a rival place, where the claim comes with a bad cross-word, is told to the referee', () => {
    expect(judge(['1A', 'TAXES', 28])).toMatchObject({
      points: 23,
      ruling: 'penalty',
      rival: { word: 'TAXES', direction: 'down' },
    });
  });
});
