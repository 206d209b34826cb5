import { describe, expect, it } from 'vitest';
import { readMove } from '@/lib/engine';
import { oncePerWord, paidScore } from '@/lib/game';
import { FR, move, positionOf } from './builders';

function scores(rack: string, text: string, ...board: string[]) {
  const at = positionOf(FR, rack, ...board);
  const reading = readMove(at, move(text));
  return reading.ok ? { score: reading.score, paid: paidScore(at, reading) } : reading.problem;
}

describe('the first round', () => {
  it.each([
    ['H8 FEDAYIN', 110],
    ['H4 FEDAYIN', 98],
  ])('pays the most that the word can score: %s makes %i, pays 110', (text, score) => {
    expect(scores('ADEFINY', text)).toEqual({ score, paid: 110 });
  });

  it('pays nothing for a place that is not allowed', () => {
    expect(scores('ADEFINY', 'H1 FEDAYIN')).toBe('off-centre');
    expect(scores('ADEFINY', '8H FEDAYIN')).toBe('not-across');
  });

  it.each([
    ['JEUNAIE', 'H8 JEUNE', 26, 40],
    ['JEUNAIE', 'H5 JEUNE', 24, 40],
    ['AEEIMNS', 'H5 SEMAINE', 66, 70],
    ['VFEEBIU', 'H8 BE', 8, 8],
  ])('%s: %s makes %i, pays %i', (rack, text, score, paid) => {
    expect(scores(rack, text)).toEqual({ score, paid });
  });

  it('leaves the blank where the player has it', () => {
    expect(scores('CSE?TTR', 'H7 CaSE')).toEqual({ score: 10, paid: 10 });
    expect(scores('CSA?TTR', 'H7 CASe')).toEqual({ score: 10, paid: 10 });
  });

  it('is over when there is a word on the board', () => {
    expect(scores('ADEFINY', '9H AD', 'H8 FEDAYIN')).not.toMatchObject({ paid: 110 });
    const at = positionOf(FR, 'SXXXXXX', 'H8 FEDAYIN');
    const reading = readMove(at, move('H8 FEDAYINS'));
    expect(reading.ok && paidScore(at, reading)).toBe(reading.ok && reading.score);
  });
});

describe('a list of moves in the first round', () => {
  const scored = (text: string, score: number) => ({ ...move(text), score });
  const all = [scored('H4 JEUNE', 40), scored('H8 JEUNE', 26), scored('H5 JEUNE', 24), scored('H8 JE', 18)];

  it('has each word once, at its best place', () => {
    expect(oncePerWord(positionOf(FR, 'JEUNAIE'), all)).toEqual([all[0], all[3]]);
  });

  it('is left alone in later rounds', () => {
    expect(oncePerWord(positionOf(FR, 'JEUNAIE', 'H8 ET'), all)).toEqual(all);
  });
});
