import { describe, expect, it } from 'vitest';
import type { ScoredMove } from '@/lib/engine';
import { type DigestSlip, differenceToTop, digestRound, moveKey } from '@/lib/game';
import { boardOf, EN, move, positionOf } from './builders';

const BOARD = ['H6 CAT', '8H TO', 'I8 OH'];
const at = positionOf(EN, 'SEEEEEE', ...BOARD);
const top: ScoredMove = { ...move('H6 CATS'), score: 11 };

let next = 0;
const slip = (text: string | null, points: number, valid = points > 0): DigestSlip => ({
  playerId: `p${++next}`,
  move: text === null ? null : move(text),
  points,
  valid,
});

describe('the same tiles on the same squares', () => {
  const board = boardOf(EN, ...BOARD);

  it('are one move, however written', () => {
    expect(moveKey(board, move('H6 CATS'))).toBe(moveKey(board, move('9H SH')));
    expect(moveKey(board, move('H6 CaTS'))).toBe(moveKey(board, move('H6 CATS')));
  });

  it('are another move with a blank, or elsewhere', () => {
    const keys = ['H6 CATS', 'H6 CATs', 'I8 OHS', 'H6 CAT', 'H7 ATS', 'A1 ??'].map((text) =>
      moveKey(board, move(text)),
    );
    // CATS without its C lays the same S
    expect(new Set(keys).size).toBe(5);
    expect(keys[0]).toBe(keys[4]);
  });
});

describe('the digest of a round', () => {
  const slips = [
    slip('H6 CATS', 11),
    slip('9H SH', 11),
    slip('9H SH', 11),
    slip('I8 OHS', 6),
    slip('H6 CATE', 0),
    slip(null, 0),
    slip('9H SH', 6),
  ];
  const digest = digestRound(at, top, slips);

  it('counts who sent a slip and names who found the top', () => {
    expect(digest.sent).toBe(7);
    expect(digest.found).toEqual([slips[0]!.playerId, slips[1]!.playerId, slips[2]!.playerId]);
  });

  it('says what was best, by whom and with which moves', () => {
    expect(digest.best).toEqual({ points: 11, playerIds: digest.found, moves: [move('9H SH')] });
  });

  it('spreads the scores', () => {
    expect(digest.distribution).toEqual([
      { points: 0, players: 2 },
      { points: 6, players: 2 },
      { points: 11, players: 3 },
    ]);
  });

  it('lists the moves played, best first, as most wrote them', () => {
    expect(digest.moves).toEqual([
      { move: move('9H SH'), points: 11, players: 4, valid: true },
      { move: move('I8 OHS'), points: 6, players: 1, valid: true },
      { move: null, points: 0, players: 1, valid: false },
      { move: move('H6 CATE'), points: 0, players: 1, valid: false },
    ]);
  });

  it('does not depend on the order of the slips', () => {
    expect(digestRound(at, top, [...slips].reverse()).moves).toEqual(digest.moves);
  });

  it('of a round without points has no best', () => {
    expect(digestRound(at, top, [slip('H6 CATE', 0)])).toMatchObject({ best: null, found: [], sent: 1 });
    expect(digestRound(at, top, [])).toEqual({ sent: 0, found: [], best: null, distribution: [], moves: [] });
  });

  it('tells the difference to the top', () => {
    expect(differenceToTop(6, top)).toBe(-5);
  });
});
