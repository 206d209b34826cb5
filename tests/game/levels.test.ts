import { describe, expect, it } from 'vitest';
import { Lexicon, parseTiles, position, seededRandom } from '@/lib/engine';
import {
  afterRound,
  bagOf,
  emptyGame,
  formatOf,
  gameRulesOf,
  judgeSlip,
  legalMoves,
  prepareRound,
  rackTiles,
  topMoves,
} from '@/lib/game';
import { FR, lexiconOf, move } from './builders';
import { SYLLABLES } from './syllables';

describe('a level with a longest word', () => {
  const lexicon = lexiconOf(FR, 'FEDAYIN', 'YIN', 'FINE', 'NI');
  const { rules } = formatOf({ format: 'normal', longestWord: 4 });
  const at = position({ tiles: FR, board: emptyGame(FR).board, rack: 'ADEFINY', rules });

  it('pays nothing for a longer one, though the list has it', () => {
    const judged = judgeSlip(at, lexicon, move('H4 FEDAYIN'));
    expect(judged).toMatchObject({
      points: 0,
      valid: false,
      problem: 'not-in-lexicon',
      badWords: ['FEDAYIN'],
    });
    expect(judgeSlip(at, lexicon, move('H8 FINE')).valid).toBe(true);
  });

  it('has its tops among the others, and lists no longer one', () => {
    const words = new Set(
      legalMoves(at, lexicon)
        .slice()
        .map(({ word }) => word),
    );
    expect(words).toEqual(new Set(['YIN', 'FINE', 'NI']));
    const { score, moves } = topMoves(at, lexicon);
    expect(moves.every((one) => one.score === score && one.word !== 'FEDAYIN')).toBe(true);
    expect(score).toBe(
      Math.max(
        ...legalMoves(at, lexicon)
          .slice()
          .map((one) => one.score),
      ),
    );
  });

  it('counts letters of words that a move makes longer', () => {
    const board = emptyGame(FR).board.with(7, '.......FINE....');
    const longer = position({ tiles: FR, board, rack: 'ADESTUR', rules });
    const bad = judgeSlip(longer, lexiconOf(FR, 'FINE', 'FINES'), move('H8 FINES'));
    expect(bad).toMatchObject({ valid: false, badWords: ['FINES'] });
  });
});

describe('a level without hard letters', () => {
  it('leaves them in the bag, where every tile is counted', () => {
    const lexicon = Lexicon.build(SYLLABLES, FR);
    const rules = gameRulesOf({ format: 'normal', dearestLetter: 3 });
    const random = seededRandom('easy');
    const hard = parseTiles('JKQWXYZHVFPBC', FR);
    let state = emptyGame(FR);
    for (let number = 1; ; number++) {
      const plan = prepareRound({ ...rules, tiles: FR, state, lexicon, random });
      if (plan.kind === 'over') break;
      const held = parseTiles(rackTiles(plan.rack), FR);
      expect(held.filter((code) => FR.valueOf(code) > 3)).toEqual([]);
      state = afterRound(FR, state, plan.rack, plan.chosen);
      const bag = bagOf(FR, state);
      for (const code of hard) if (FR.valueOf(code) > 3) expect(bag).toContain(code);
      expect(number).toBeLessThan(60);
    }
    expect(state.rounds).toBeGreaterThan(5);
  });
});
