import { describe, expect, it } from 'vitest';
import { NORMAL_RULES, position, readMove } from '@/lib/engine';
import {
  FORMAT_IDS,
  FORMATS,
  type FormatId,
  formatOf,
  freeWarnings,
  isJoker,
  type NamedFormatId,
  standings,
  withJoker,
} from '@/lib/game';
import { boardOf, EN, FR, move } from './builders';

describe('the table of formats', () => {
  it.each<[NamedFormatId, number, number, Record<number, number>]>([
    ['normal', 7, 7, { 7: 50 }],
    ['7of8', 8, 7, { 7: 50 }],
    ['7and8', 8, 8, { 7: 50, 8: 75 }],
    ['7and8and9', 9, 9, { 7: 50, 8: 75, 9: 100 }],
    ['9tile', 9, 9, { 7: 50, 8: 50, 9: 50 }],
  ])('%s: rack of %i, %i may be placed', (id, rackSize, maxPlaced, bonus) => {
    expect(FORMATS[id]).toEqual({ id, rules: { rackSize, maxPlaced, bonus }, joker: false });
    const joker = withJoker(id, true) as NamedFormatId;
    expect(FORMATS[joker]).toEqual({ id: joker, rules: { rackSize, maxPlaced, bonus }, joker: true });
  });

  it('names the joker of each format, and of the normal one', () => {
    expect(withJoker('normal', true)).toBe('joker');
    expect(withJoker('joker', false)).toBe('normal');
    expect(withJoker('own-joker', false)).toBe('own');
    for (const id of FORMAT_IDS) expect(withJoker(id, isJoker(id))).toBe(id);
  });

  it('has own ones', () => {
    const own = { rackSize: 5, maxPlaced: 4, bonus: { 4: 30 } };
    expect(formatOf({ format: 'own', own })).toEqual({ id: 'own', rules: own, joker: false });
    expect(formatOf({ format: 'own-joker', own })).toMatchObject({ rules: own, joker: true });
    expect(formatOf({ format: 'own' }).rules).toEqual(NORMAL_RULES);
    expect(formatOf({ format: 'joker', own }).rules).toEqual(NORMAL_RULES);
  });

  it('takes the house rule of lasting premiums along', () => {
    expect(formatOf({ format: '7of8', lastingPremiums: true }).rules).toMatchObject({
      rackSize: 8,
      lastingPremiums: true,
    });
    expect(formatOf({ format: '7of8', lastingPremiums: false })).toEqual(FORMATS['7of8']);
  });
});

describe('a move in a format', () => {
  const score = (format: Parameters<typeof formatOf>[0], rack: string, text: string, ...on: string[]) => {
    const at = position({ tiles: FR, board: boardOf(FR, ...on), rack, rules: formatOf(format).rules });
    const reading = readMove(at, move(text));
    return reading.ok ? reading.score : reading.problem;
  };
  const noBonus = { rackSize: 8, maxPlaced: 8, bonus: {} };

  it.each([
    ['7and8', 'H4 RELATION', 93],
    ['7and8', 'H1 RELATION', 129],
    ['7of8', 'H4 RELATION', 'too-many-tiles'],
    ['7and8and9', 'H4 RELATION', 93],
    ['9tile', 'H4 RELATION', 68],
  ] as const)('%s: %s scores %s', (format, text, points) => {
    expect(score({ format }, 'RELATION', text)).toBe(points);
  });

  it('without a bonus: 18', () => {
    expect(score({ format: 'own', own: noBonus }, 'RELATION', 'H4 RELATION')).toBe(18);
  });

  it('counts premium squares again by the house rule', () => {
    const at = (lastingPremiums: boolean) => {
      const { rules } = formatOf({ format: 'normal', lastingPremiums });
      return position({ tiles: EN, board: boardOf(EN, 'H7 FOR'), rack: 'EABCDEF', rules });
    };
    const scoreOf = (lasting: boolean) => {
      const reading = readMove(at(lasting), move('H7 FORE'));
      return reading.ok && reading.score;
    };
    // the centre under O doubles the word a second time
    expect([scoreOf(false), scoreOf(true)]).toEqual([7, 14]);
  });
});

describe('warnings that cost nothing', () => {
  it.each([
    ['normal', 180, 3],
    ['normal', 120, 3],
    ['normal', 60, 5],
    ['joker', 180, 5],
    ['7of8', 180, 5],
    ['7and8', 180, 5],
    ['7and8and9', 180, 5],
    ['9tile', 180, 5],
    ['own', 180, 5],
  ] as const)('%s at %i s: %i', (format, seconds, free) => {
    expect(freeWarnings(formatOf({ format }), seconds)).toBe(free);
  });
});

describe('warnings at the end of a game', () => {
  const deducted = (format: FormatId, seconds: number, warnings: number) => {
    const slip = { points: 20, worth: 20, ruling: 'warning' } as const;
    const rounds = Array.from({ length: warnings }, (_, index) => ({
      number: index + 1,
      topScore: 20,
      slips: new Map([['a', slip]]),
    }));
    const free = freeWarnings(formatOf({ format }), seconds);
    const [row] = standings({
      players: [{ id: 'a' }],
      rounds,
      soloPreset: 'none',
      freeWarnings: free,
      finished: true,
    });
    return row!.deducted;
  };

  it.each([
    ['normal', 180, 5, 10],
    ['normal', 180, 3, 0],
    ['normal', 60, 5, 0],
    ['normal', 60, 7, 10],
    ['joker', 180, 5, 0],
    ['joker', 180, 7, 10],
    ['7and8', 180, 6, 5],
  ] as const)('%s at %i s: %i cost %i', (format, seconds, warnings, cost) => {
    expect(deducted(format, seconds, warnings)).toBe(cost);
  });
});
