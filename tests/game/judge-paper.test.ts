import { describe, expect, it } from 'vitest';
import { judgePaper, type WrittenOptions } from '@/lib/game';
import { FR, lexiconOf, positionOf } from './builders';

const lexicon = lexiconOf(FR, 'JEUNE', 'JEUNES', 'TAXE', 'TAXES', 'TEXTE', 'ES', 'TE', 'ET');
/** TAXE makes 13 at 12E and 23 at 9E, TAXES 28 at 13D. */
const at = positionOf(FR, 'TASEXY?', 'H8 JEUNE');

const answer = (reference: string, word: string, claimed: number | null) => ({ reference, word, claimed });
const RIGHT = answer('12E', 'TAXE', 13);
const BETTER = answer('13D', 'TAXES', 28);
const BAD = answer('12E', 'SEXE', 13);

function judge(
  answers: ReturnType<typeof answer>[],
  marks: { warning?: boolean; penalty?: boolean } = {},
  options: WrittenOptions = {},
) {
  const all = { warning: false, penalty: false, ...marks };
  return judgePaper(at, lexicon, answers, all, 'letter-first', options);
}

describe('several answers on one slip', () => {
  it('that are not struck out count as the lowest', () => {
    expect(judge([BETTER, RIGHT])).toMatchObject({ points: 13, ruling: 'paid', answer: 1 });
    expect(judge([RIGHT, BETTER])).toMatchObject({ points: 13, ruling: 'paid', answer: 0 });
  });

  it('are worth nothing with a zero among them', () => {
    expect(judge([BETTER, BAD])).toMatchObject({
      points: 0,
      ruling: 'zero',
      reason: 'not-in-lexicon',
      answer: 1,
    });
  });

  it('count with their own faults: a penalty may be the lowest', () => {
    expect(judge([RIGHT, answer('1A', 'TAXE', 13)])).toMatchObject({ points: 8, ruling: 'penalty' });
  });

  it('leave the one that is not struck out', () => {
    expect(judge([BETTER])).toMatchObject({ points: 28, ruling: 'paid' });
  });

  it('are none: nothing was handed in', () => {
    expect(judge([])).toMatchObject({ points: 0, ruling: 'zero', reason: 'no-slip' });
  });

  it('that may be read in several ways count in the most favourable, which is another thing', () => {
    expect(judge([answer('9D', 'TEXTE', null)])).toMatchObject({
      ruling: 'warning',
      reason: 'score-missing',
    });
  });
});

describe('marks of a corrector', () => {
  it('W makes a good slip a warning, and pays it', () => {
    expect(judge([RIGHT], { warning: true })).toMatchObject({
      points: 13,
      ruling: 'warning',
      reason: 'by-corrector',
    });
  });

  it('P takes five off, never below nothing', () => {
    expect(judge([RIGHT], { penalty: true })).toMatchObject({ points: 8, worth: 13, ruling: 'penalty' });
    const small = judge([answer('13G', 'ES', 2)], { penalty: true });
    expect(small.points).toBe(Math.max(0, small.worth - 5));
  });

  it('there is one warning a round at most: a second fault adds none', () => {
    const wrong = judge([answer('12E', 'TAXE', 15)], { warning: true });
    expect(wrong).toMatchObject({ points: 13, ruling: 'warning', reason: 'score-wrong' });
  });

  it('there is no warning beside a penalty, and none beside a zero', () => {
    expect(judge([answer('1A', 'TAXE', 13)], { warning: true })).toMatchObject({
      points: 8,
      ruling: 'penalty',
    });
    expect(judge([BAD], { warning: true })).toMatchObject({ points: 0, ruling: 'zero' });
    expect(judge([RIGHT], { warning: true, penalty: true })).toMatchObject({ points: 8, ruling: 'penalty' });
    expect(judge([answer('1A', 'TAXE', 13)], { penalty: true })).toMatchObject({ points: 8 });
  });
});
