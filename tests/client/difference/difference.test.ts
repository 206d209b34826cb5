import { describe, expect, it } from 'vitest';
import { differenceOf, type Tally, tallyOf } from '@/lib/client/difference';
import {
  findAllMoves,
  type Lexicon,
  NORMAL_RULES,
  type PlayRules,
  type Position,
  position,
  readMove,
  type ScoredMove,
  tileSet,
} from '@/lib/engine';
import { FORMATS, paidScore } from '@/lib/game';
import { englishLexicon, englishWords } from '../../support/engine-words';
import { describePosition, playSeeded } from '../../support/seeded-positions';
import { smallLanguage } from '../../support/small-lists';

const partsOf = ({ letters, letterSquares, wordSquares, beside, bonus }: Tally) =>
  letters + letterSquares + wordSquares + beside + bonus;

/** So many of a position's moves are set against its top: the worst, the best, and some between. */
const COMPARED = 24;

function compareAll(given: Position, moves: ScoredMove[]): void {
  const paid = (move: ScoredMove) => {
    const reading = readMove(given, move);
    if (!reading.ok) throw new Error(`${reading.problem}: ${move.word}`);
    return paidScore(given, reading);
  };
  const top = moves[0]!;
  const some = moves.filter((_, index) => index % Math.ceil(moves.length / COMPARED) === 0);
  for (const move of some) {
    const penalty = move.word.length % 3 === 0 ? 5 : 0;
    const own = { ...move, points: paid(move) - penalty };
    const difference = differenceOf(given, { ...top, points: top.score }, own)!;
    const sum = difference.lines.reduce((total, line) => total + line.top - line.own, 0);
    expect(sum, `${top.word} and ${move.word}\n${describePosition(given)}`).toBe(top.score - own.points);
    expect(difference.points).toBe(sum);
    expect(difference.lines.some(({ part }) => part === 'ruling')).toBe(penalty > 0);
    checkTally(given, move);
  }
}

/** What is told of squares, words and bonus is true, and makes the score. */
function checkTally(given: Position, move: ScoredMove): void {
  const tally = tallyOf(given, move)!;
  const { layout } = given.board;
  expect(partsOf(tally)).toBe(move.score);
  expect(tally.total).toBe(move.score);
  const factor = tally.usedWords.reduce(
    (product, { row, col }) => product * layout.wordFactor(row - 1, col - 1),
    1,
  );
  expect(tally.wordSquares).toBe((factor - 1) * (tally.letters + tally.letterSquares));
  expect(tally.bonus).toBe(given.rules.bonus[tally.laid] ?? 0);
  expect(tally.beside).toBe(tally.wordsBeside.reduce((sum, { points }) => sum + points, 0));
  for (const { row, col, premium } of [...tally.usedLetters, ...tally.usedWords]) {
    expect(layout.premium(row - 1, col - 1)).toBe(premium);
    if (!given.rules.lastingPremiums) expect(given.board.at(row - 1, col - 1)).toBe(0);
  }
}

interface Game {
  tiles: Position['tiles'];
  lexicon: Lexicon;
  words: readonly string[];
  rules: PlayRules;
  joker?: boolean;
  positions: number;
}

function playThrough({ lexicon, ...game }: Game, seed: string): number {
  let compared = 0;
  playSeeded({
    ...game,
    seed,
    solve: (given) => {
      const all = findAllMoves(given, lexicon);
      if (all.length > 0) compareAll(given, all.slice());
      compared += Math.min(all.length, COMPARED);
      return all;
    },
  });
  return compared;
}

const english = () => ({ tiles: tileSet('en'), lexicon: englishLexicon(), words: englishWords() });

describe('the parts of a difference add up to it', () => {
  it.each([
    ['normal', NORMAL_RULES, false],
    ['joker', NORMAL_RULES, true],
    ['7 and 8', FORMATS['7and8'].rules, false],
    ['9 tiles', FORMATS['9tile'].rules, false],
    ['lasting premiums', { ...NORMAL_RULES, lastingPremiums: true }, false],
  ] as const)('English, %s', (name, rules, joker) => {
    expect(playThrough({ ...english(), rules, joker, positions: 60 }, `difference ${name}`)).toBeGreaterThan(
      500,
    );
  });

  it.each(['es', 'hu', 'tr', 'ar', 'en-super'])('tiles of %s', (id) => {
    const tiles = tileSet(id);
    const { lexicon, words } = smallLanguage(tiles);
    expect(
      playThrough({ tiles, lexicon, words, rules: NORMAL_RULES, positions: 60 }, `difference ${id}`),
    ).toBeGreaterThan(300);
  });
});

describe('what is told', () => {
  const empty = Array.from({ length: 15 }, () => '.'.repeat(15));
  const withWord = empty.map((row, index) => (index === 7 ? '.......QUIZ....' : row));

  it('names squares, bonus and words beside', () => {
    const given = position({ tiles: tileSet('en'), board: withWord, rack: 'RETINAS' });
    const top = { row: 9, col: 2, direction: 'across', word: 'RETINAS' } as const;
    const own = { row: 7, col: 8, direction: 'down', word: 'aQ' } as const;
    expect(tallyOf(given, own)).toBeNull();
    const tally = tallyOf(given, top)!;
    expect(tally).toMatchObject({ laid: 7, bonus: 50, wordsBeside: [{ word: 'QS', points: 11 }] });
    const short = { row: 9, col: 9, direction: 'across', word: 'RES' } as const;
    const difference = differenceOf(
      given,
      { ...top, points: tally.total },
      { ...short, points: tallyOf(given, short)!.total },
    )!;
    expect(difference.lines[0]).toEqual({ part: 'bonus', top: 50, own: 0 });
    expect(difference.own.wordsBeside.map(({ word }) => word)).toEqual(['UR', 'IE', 'ZS']);
  });

  it('pays a first word as at its best place', () => {
    const given = position({ tiles: tileSet('en'), board: empty, rack: 'QUICKAB' });
    const top = { row: 8, col: 4, direction: 'across', word: 'QUICK' } as const;
    const own = { row: 8, col: 7, direction: 'across', word: 'QUICK' } as const;
    const best = readMove(given, top);
    const points = best.ok ? paidScore(given, best) : 0;
    const difference = differenceOf(given, { ...top, points }, { ...own, points })!;
    expect(difference.points).toBe(0);
    expect(difference.lines).toContainEqual({ part: 'bestPlace', top: 0, own: 20 });
  });
});
