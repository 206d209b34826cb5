import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/engine';
import {
  emptyGame,
  LEVELS,
  prepareRound,
  rackTiles,
  retakeBlanks,
  soloRuleOf,
  TARGETS,
  targetOf,
  targetReached,
  targetsFor,
} from '@/lib/game';
import { EN, FR, lexiconOf, rowsOf } from './builders';
import { blanksOnBoard, expectBalance, playWhole } from './whole-games';

const rack = (leftover: string, drawn: string) => ({ leftover, drawn, rejected: false });

describe('retaking a blank', () => {
  const board = rowsOf(FR, 'H8 jUs');

  it('puts the exact letter of the rack in its place', () => {
    const { retaken, rack: held, board: rows } = retakeBlanks(FR, board, rack('AJ', 'CDEFG'));
    expect(rows[7]).toBe('.......JUs.....');
    expect(held).toEqual(rack('A?', 'CDEFG'));
    expect(retaken).toEqual([{ row: 8, col: 8, letter: 'J' }]);
  });

  it('takes the left-over first, keeps the new tiles in their order, and takes each letter once', () => {
    const both = retakeBlanks(FR, board, rack('', 'ASJSE'));
    expect(both.rack).toEqual(rack('', 'A??SE'));
    expect(both.board[7]).toBe('.......JUS.....');
    expect(both.retaken).toHaveLength(2);
    const two = retakeBlanks(FR, rowsOf(FR, 'H8 sUs'), rack('S', 'ABC'));
    expect(two.board[7]).toBe('.......SUs.....');
    expect(two.rack).toEqual(rack('?', 'ABC'));
  });

  it('does nothing without the letter', () => {
    const held = rack('AE', 'BCDFG');
    expect(retakeBlanks(FR, board, held)).toEqual({ board, rack: held, retaken: [] });
  });

  it('happens before the rack is shown, and only by the house rule', () => {
    const state = { ...emptyGame(FR), board: rowsOf(FR, 'H8 sUs'), rounds: 1 };
    const input = { tiles: FR, state, lexicon: lexiconOf(FR, 'SUS', 'US', 'SUSE', 'ES', 'SE') };
    let seen = 0;
    for (let seed = 0; seed < 40; seed++) {
      const plan = prepareRound({ ...input, random: seededRandom(`${seed}`), retakeBlanks: true });
      if (plan.kind === 'over' || plan.retaken.length === 0) continue;
      seen++;
      expect(rackTiles(plan.rack)).toContain('?');
      expect(plan.position.board.at(7, 7)).toBe(FR.codeOf('S'));
    }
    expect(seen).toBeGreaterThan(3);
    const plain = prepareRound({ ...input, random: seededRandom('1') });
    expect(plain.kind === 'round' && plain.retaken).toEqual([]);
  });

  it('keeps the balance through whole games, and happens in them', () => {
    let retaken = 0;
    for (const seed of ['a', 'b', 'c'])
      playWhole(EN, seed, { retakeBlanks: true }, (plan, before, after) => {
        expectBalance(EN, plan, after);
        retaken += plan.retaken.length;
        const rows = blanksOnBoard(EN, before.board) - plan.retaken.length;
        expect(plan.position.board.count > 0 ? rows : 0).toBeGreaterThanOrEqual(0);
      });
    expect(retaken).toBeGreaterThan(0);
  });
});

describe('the finish line', () => {
  it('has the targets of the rule sheets', () => {
    const row = (players: 2 | 3 | 4) => LEVELS.map((level) => TARGETS[players][level]);
    expect([row(2), row(3), row(4)]).toEqual([
      [70, 120, 200],
      [60, 100, 180],
      [50, 90, 160],
    ]);
  });

  it('follows the number of players: one plays as two, more than four as four', () => {
    const rows = [0, 1, 2, 3, 4, 5, 1000].map((players) => targetsFor(players));
    const [two, three, four] = [TARGETS[2], TARGETS[3], TARGETS[4]];
    expect(rows).toEqual([two, two, two, three, four, four, four]);
  });

  const levels = { targetScore: null, targetLevels: TARGETS[3] };

  it('is each player’s own', () => {
    expect(LEVELS.map((level) => targetOf(levels, level))).toEqual([60, 100, 180]);
    expect(targetOf(levels, null)).toBe(100);
    expect(targetOf({ targetScore: 150, targetLevels: null }, 'expert')).toBe(150);
    expect(targetOf({ targetScore: null, targetLevels: null }, null)).toBeNull();
  });

  it('is reached by one player', () => {
    const at = (expert: number, beginner: number) =>
      targetReached(levels, [
        { total: expert, level: 'expert' },
        { total: beginner, level: 'beginner' },
      ]);
    expect([at(179, 59), at(180, 0), at(0, 60)]).toEqual([false, true, true]);
    expect(targetReached({ targetScore: null, targetLevels: null }, [{ total: 999, level: null }])).toBe(
      false,
    );
  });
});

describe('solo settings', () => {
  it('take the preset’s numbers unless own ones are given', () => {
    expect(soloRuleOf({ soloPreset: 'none', soloPoints: 5 })).toBeNull();
    expect(soloRuleOf({ soloPreset: 'fisf' })).toMatchObject({ onTop: 10, belowTop: 10, minPlayers: 16 });
    expect(soloRuleOf({ soloPreset: 'spain' })).toMatchObject({ onTop: 10, belowTop: 5, perGame: 25 });
    expect(soloRuleOf({ soloPreset: 'fisf', soloPoints: 7, soloMinPlayers: 2 })).toMatchObject({
      onTop: 7,
      belowTop: 7,
      minPlayers: 2,
    });
  });
});
