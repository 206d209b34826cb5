import { describe, expect, it } from 'vitest';
import { type DigestGroup, digestRound, moveKey } from '@/lib/game';
import { boardOf, EN, move, positionOf } from './builders';

const BOARD = ['H6 CAT', '8H TO', 'I8 OH'];
const at = positionOf(EN, 'SEEEEEE', ...BOARD);
/** CATS at H6 */
const TOP = 11;

const slips = (text: string | null, points: number, ...who: string[]): DigestGroup => ({
  move: text === null ? null : move(text),
  points,
  valid: points > 0,
  top: points >= TOP,
  players: who.length,
  who,
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
  const groups = [
    slips('H6 CATS', 11, 'a'),
    slips('9H SH', 11, 'b', 'c'),
    slips('I8 OHS', 6, 'd'),
    slips('H6 CATE', 0, 'e'),
    slips(null, 0, 'f'),
    slips('9H SH', 6, 'g'),
  ];
  const digest = digestRound(at, groups);

  it('counts who sent a slip and who found the top, and says what was best', () => {
    expect(digest).toMatchObject({ sent: 7, found: 3, best: 11, alone: null });
  });

  it('spreads the scores', () => {
    expect(digest.distribution).toEqual([
      { points: 0, players: 2 },
      { points: 6, players: 2 },
      { points: 11, players: 3 },
    ]);
  });

  it('keeps apart who laid the same tiles without all of the word, for nothing', () => {
    const part = { ...slips('I8 O', 0, 'h'), move: move('9I H') };
    const whole = { ...slips('H6 CATS', 11, 'a'), move: move('I8 OH') };
    const { moves } = digestRound(at, [whole, part]);
    expect(moves.map(({ points, players, valid, who }) => ({ points, players, valid, who }))).toEqual([
      { points: 11, players: 1, valid: true, who: ['a'] },
      { points: 0, players: 1, valid: false, who: ['h'] },
    ]);
  });

  it('lists the moves played, best first, as most wrote them, and names the few who played one', () => {
    expect(digest.moves).toEqual([
      { move: move('9H SH'), points: 11, players: 3, all: 4, valid: true, top: true, who: ['a', 'b', 'c'] },
      { move: move('9H SH'), points: 6, players: 1, all: 4, valid: true, top: false, who: ['g'] },
      { move: move('I8 OHS'), points: 6, players: 1, all: 1, valid: true, top: false, who: ['d'] },
      { move: null, points: 0, players: 1, all: 1, valid: false, top: false, who: ['f'] },
      { move: move('H6 CATE'), points: 0, players: 1, all: 1, valid: false, top: false, who: ['e'] },
    ]);
  });

  it('does not depend on the order of the slips', () => {
    expect(digestRound(at, [...groups].reverse()).moves).toEqual(digest.moves);
  });

  it('names who alone was best, even below the top', () => {
    expect(digestRound(at, groups.slice(2)).alone).toBeNull();
    expect(digestRound(at, groups.slice(2, 5))).toMatchObject({ alone: 'd', best: 6, found: 0 });
  });

  it('of a round without points has nobody best', () => {
    expect(digestRound(at, [slips('H6 CATE', 0, 'a')])).toMatchObject({
      best: 0,
      alone: null,
      found: 0,
    });
    expect(digestRound(at, [])).toEqual({
      sent: 0,
      found: 0,
      best: 0,
      alone: null,
      distribution: [],
      moves: [],
    });
  });
});
