import { describe, expect, it } from 'vitest';
import { formatTiles } from '@/lib/engine';
import { afterRound, bagOf, emptyGame, remainingTiles, stateAfter } from '@/lib/game';
import { FR, move, rowsOf } from './builders';

describe('the balance of bag, rack and board', () => {
  it('starts with the whole set in the bag', () => {
    const bag = bagOf(FR, emptyGame(FR));
    expect(bag).toHaveLength(102);
    expect(formatTiles(bag, FR).slice(-3)).toBe('Z??');
  });

  it('takes board, left-over or rack out of the bag', () => {
    const state = { board: rowsOf(FR, 'H4 JEuNE'), leftover: 'WZ', rounds: 1 };
    expect(bagOf(FR, state)).toHaveLength(95);
    expect(bagOf(FR, state, 'WZABCDE')).toHaveLength(90);
    expect(remainingTiles(FR, state)).toHaveLength(97);
    const bag = formatTiles(bagOf(FR, state), FR);
    expect([...bag].filter((tile) => tile === '?')).toHaveLength(1);
    expect([...bag].filter((tile) => tile === 'U')).toHaveLength(6);
    expect(bag).not.toMatch(/[JWZ]/);
  });

  it.each([
    [['H4 JEUNE', '4H JJ'], ''],
    [['H4 JEUNE'], 'J'],
    [['H4 jEUNE'], '??'],
  ])('throws when the set does not have %j with %j', (moves, leftover) => {
    expect(() => bagOf(FR, { board: rowsOf(FR, ...moves), leftover, rounds: 1 })).toThrow(/balance/);
  });
});

describe('after a round', () => {
  const rack = { leftover: '', drawn: 'PZT?WJI', rejected: false };

  it('has the top on the board and the rest left over, in order', () => {
    const after = afterRound(FR, emptyGame(FR), rack, move('H7 ZIp'));
    expect(after.rounds).toBe(1);
    expect(after.board[7]).toBe('......ZIp......');
    expect(after.leftover).toBe('JPTW');
    expect(bagOf(FR, after)).toHaveLength(95);
  });

  it('keeps the blank last', () => {
    expect(afterRound(FR, emptyGame(FR), rack, move('H8 ZI')).leftover).toBe('JPTW?');
  });

  it('follows from a stored round', () => {
    const board = emptyGame(FR).board;
    expect(stateAfter(FR, { number: 1, board, rack, top: move('H7 ZIp') })).toEqual(
      afterRound(FR, emptyGame(FR), rack, move('H7 ZIp')),
    );
  });

  it('throws for a top that the rack does not give', () => {
    expect(() => afterRound(FR, emptyGame(FR), rack, move('H7 ZIPA'))).toThrow(/not-in-rack/);
  });
});
