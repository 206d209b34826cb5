import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountedSlip, type Ruling, type Standing, type StandingsInput, standings } from '@/lib/game';

type Line = (number | CountedSlip | null)[];

/** Players by name, each with a line of slips; `tops` by round. */
function game(
  lines: Record<string, Line>,
  tops: number[],
  more: Partial<StandingsInput> = {},
): { all: Standing[]; of: (id: string) => Standing } {
  const ids = Object.keys(lines);
  const rounds = tops.map((topScore, index) => ({
    number: index + 1,
    topScore,
    slips: new Map(
      ids.flatMap((id) => {
        const slip = lines[id]![index];
        if (slip === null || slip === undefined) return [];
        return [[id, typeof slip === 'number' ? { points: slip } : slip] as const];
      }),
    ),
  }));
  const all = standings({ players: ids.map((id) => ({ id })), rounds, soloPreset: 'none', ...more });
  return { all, of: (id) => all.find((row) => row.id === id)! };
}

/** As many players as needed, with nothing but a zero. */
const crowd = (count: number): Record<string, Line> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, [0]]));

const ruling = (kind: Ruling['kind'], more: Partial<Ruling> = {}): Ruling => ({
  playerId: 'a',
  round: 1,
  kind,
  at: 1000,
  ...more,
});

describe('standings', () => {
  it('share places: 1, 2, 2, 4', () => {
    const { all } = game({ a: [10], b: [20], c: [30], d: [20] }, [30]);
    expect(all.map(({ id, rank }) => [id, rank])).toEqual([
      ['c', 1],
      ['b', 2],
      ['d', 2],
      ['a', 4],
    ]);
  });

  it('tell equal totals apart by the last rounds, if wanted', () => {
    const lines = { a: [20, 10, 5], b: [10, 20, 5], c: [15, 15, 5], d: [15, 15, 5] };
    const { all } = game(lines, [20, 20, 5], { ties: 'last-rounds' });
    expect(all.map(({ id, rank }) => [id, rank])).toEqual([
      ['b', 1],
      ['c', 2],
      ['d', 2],
      ['a', 4],
    ]);
  });

  it('give total, negative and percentage of the tops', () => {
    const { of } = game({ a: [76, 60], b: [0, 68] }, [76, 68]);
    expect(of('a')).toMatchObject({ total: 136, negative: -8, percentage: 94.4 });
    expect(of('b')).toMatchObject({ total: 68, negative: -76, percentage: 47.2 });
  });

  it('count 0 for the rounds that a late player missed, and show them as absent', () => {
    const { all } = game({ a: [10, 10, 10], b: [null, null, 30] }, [10, 10, 30], {
      players: [{ id: 'a' }, { id: 'b', joined: 3 }],
    });
    expect(all.map(({ id, rank, total }) => [id, rank, total])).toEqual([
      ['a', 1, 30],
      ['b', 1, 30],
    ]);
    expect(all[1]!.rounds.map(({ points }) => points)).toEqual([null, null, 30]);
    expect(all[1]!.negative).toBe(-20);
  });

  it('count 0 for a round without a slip', () => {
    expect(
      game({ a: [10, null] }, [10, 20])
        .of('a')
        .rounds.map(({ points }) => points),
    ).toEqual([10, 0]);
  });

  it('do not rank a player who never sent a slip', () => {
    const { all, of } = game({ a: [0, 0], b: [null, null], c: [5, 5] }, [10, 10]);
    expect(all.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(of('b')).toMatchObject({ rank: null, total: 0, negative: -20 });
    expect(of('a')).toMatchObject({ rank: 2 });
  });

  it('leave out slips of players who are not in the list', () => {
    const { all } = game({ a: [10], b: [30] }, [30], { players: [{ id: 'a' }] });
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ rank: 1 });
  });

  it('are empty before the first round', () => {
    expect(game({ a: [] }, []).of('a')).toMatchObject({ rank: null, total: 0, percentage: 0, rounds: [] });
  });
});

describe('rulings', () => {
  const wrong: CountedSlip = { points: 0, worth: 24, ruling: 'zero' };

  it.each<[Ruling['kind'], number | undefined, number, number, number]>([
    ['accept', undefined, 24, 0, 0],
    ['warn', undefined, 24, 1, 0],
    ['penalty', undefined, 19, 0, 1],
    ['zero', undefined, 0, 0, 0],
    ['set', 7, 7, 0, 0],
    ['accept', 22, 22, 0, 0],
  ])('%s (%s) pays %i, warnings %i, penalties %i', (kind, points, total, warnings, penalties) => {
    const rulings = [ruling(kind, points === undefined ? {} : { points })];
    expect(game({ a: [wrong] }, [30], { rulings }).of('a')).toMatchObject({ total, warnings, penalties });
  });

  it('take a warning away, or the points of a paid slip', () => {
    const warned: CountedSlip = { points: 20, worth: 20, ruling: 'warning' };
    expect(game({ a: [warned] }, [30]).of('a')).toMatchObject({ total: 20, warnings: 1 });
    expect(game({ a: [warned] }, [30], { rulings: [ruling('accept')] }).of('a')).toMatchObject({
      total: 20,
      warnings: 0,
    });
    expect(game({ a: [20] }, [30], { rulings: [ruling('zero')] }).of('a')).toMatchObject({ total: 0 });
  });

  it('never pay below 0 with −5', () => {
    const small: CountedSlip = { points: 4, worth: 4 };
    expect(game({ a: [small] }, [30], { rulings: [ruling('penalty')] }).of('a').total).toBe(0);
  });

  it('count by the newest, of equal times by the later', () => {
    const rulings = [
      ruling('set', { points: 3, at: 2000 }),
      ruling('set', { points: 1, at: 1000 }),
      ruling('set', { points: 9, at: 2000 }),
    ];
    expect(game({ a: [wrong] }, [30], { rulings }).of('a').total).toBe(9);
  });

  it('touch only their round', () => {
    const rulings = [ruling('zero', { round: 2 })];
    expect(game({ a: [10, 10] }, [10, 10], { rulings }).of('a').total).toBe(10);
  });

  it('can give points to a player without a slip, who then is ranked', () => {
    const rulings = [ruling('set', { points: 12 })];
    expect(game({ a: [null], b: [10] }, [12], { rulings }).of('a')).toMatchObject({ rank: 1, total: 12 });
  });
});

describe('the average of the others', () => {
  const others = { b: [10], c: [20], d: [25], e: [0] };

  it('is rounded down, zeros included: 10, 20, 25, 0 → 13', () => {
    const { of } = game({ a: [{ points: 0, worth: 30 }], ...others }, [40], { rulings: [ruling('average')] });
    expect(of('a')).toMatchObject({ total: 13, rounds: [{ points: 13, mark: 'average' }] });
  });

  it('is never more than the own move was worth: 12 → 12', () => {
    const { of } = game({ a: [{ points: 0, worth: 12 }], ...others }, [40], { rulings: [ruling('average')] });
    expect(of('a').total).toBe(12);
  });

  it('leaves out other averages', () => {
    const rulings = [ruling('average'), ruling('average', { playerId: 'f' })];
    const lines = { a: [{ points: 0, worth: 30 }], f: [{ points: 0, worth: 30 }], ...others };
    const { of } = game(lines, [40], { rulings });
    expect([of('a').total, of('f').total]).toEqual([13, 13]);
  });

  it('leaves out who was not there and who never played', () => {
    const lines = { a: [{ points: 0, worth: 30 }, 0], ...others, late: [null, 5], never: [null, null] };
    const { of } = game(lines, [40, 5], {
      rulings: [ruling('average')],
      players: [...Object.keys(lines)].map((id) => ({ id, joined: id === 'late' ? 2 : 1 })),
    });
    expect(of('a').total).toBe(13);
  });

  it('goes by the others after rulings', () => {
    const rulings = [ruling('average'), ruling('set', { playerId: 'e', points: 5 })];
    const { of } = game({ a: [{ points: 0, worth: 30 }], ...others }, [40], { rulings });
    expect(of('a').total).toBe(15);
  });
});

describe('warnings', () => {
  const warned = (count: number): Line =>
    Array.from({ length: count }, () => ({ points: 10, worth: 10, ruling: 'warning' }));
  const cost = (count: number, more: Partial<StandingsInput>) =>
    game({ a: warned(count) }, Array(count).fill(10), more).of('a').deducted;

  it.each([
    [3, 3, 0],
    [4, 3, 5],
    [5, 3, 10],
    [5, 5, 0],
    [7, 5, 10],
  ])('%i with %i free cost %i at the end', (count, freeWarnings, points) => {
    expect(cost(count, { freeWarnings, finished: true })).toBe(points);
  });

  it('cost nothing while the game is on', () => {
    const { of } = game({ a: warned(5) }, Array(5).fill(10));
    expect(of('a')).toMatchObject({ deducted: 0, total: 50, warnings: 5 });
    expect(game({ a: warned(5) }, Array(5).fill(10), { finished: true }).of('a').total).toBe(40);
  });
});

describe('solos', () => {
  const fisf = (lines: Record<string, Line>, tops: number[], rulings: Ruling[] = []) =>
    game(lines, tops, { soloPreset: 'fisf', rulings });

  it('are +10 for the only best score, even below the top, from 16 players', () => {
    expect(fisf({ ...crowd(15), a: [20] }, [30]).of('a')).toMatchObject({ total: 30, solos: 1, bonus: 10 });
    expect(fisf({ ...crowd(14), a: [20] }, [30]).of('a')).toMatchObject({ total: 20, solos: 0, bonus: 0 });
  });

  it('can lift the percentage above 100, and the negative above 0', () => {
    expect(fisf({ ...crowd(15), a: [30] }, [30]).of('a')).toMatchObject({ percentage: 133.3, negative: 10 });
  });

  it('are for nobody when the best score is shared, or is 0', () => {
    const { all } = fisf({ ...crowd(15), a: [20], b: [20] }, [30]);
    expect(all.every(({ solos }) => solos === 0)).toBe(true);
    expect(fisf(crowd(20), [30]).all.every(({ solos }) => solos === 0)).toBe(true);
  });

  it('count players who sent a slip in the game, not in the round', () => {
    const lines = Object.fromEntries(Object.keys(crowd(15)).map((id): [string, Line] => [id, [null, 0]]));
    expect(fisf({ ...lines, a: [20, null] }, [30, 30]).of('a').solos).toBe(1);
    const idle = Object.fromEntries(Object.keys(crowd(15)).map((id): [string, Line] => [id, [null, null]]));
    expect(fisf({ ...idle, a: [20, null] }, [30, 30]).of('a').solos).toBe(0);
  });

  it('are compared before penalties', () => {
    const misplaced: CountedSlip = { points: 19, worth: 24, ruling: 'penalty' };
    expect(fisf({ ...crowd(15), a: [misplaced], b: [20] }, [30]).of('b').solos).toBe(0);
    expect(fisf({ ...crowd(15), a: [misplaced], b: [20] }, [30]).of('a')).toMatchObject({
      total: 29,
      solos: 1,
    });
    expect(fisf({ ...crowd(15), a: [misplaced], b: [24] }, [30]).all.every(({ solos }) => solos === 0)).toBe(
      true,
    );
  });

  it('appear and vanish as rulings change', () => {
    const lines = { ...crowd(15), a: [30], b: [30] };
    expect(fisf(lines, [30]).of('b').solos).toBe(0);
    const zero = ruling('zero', { at: 1 });
    expect(fisf(lines, [30], [zero]).of('b').solos).toBe(1);
    expect(fisf(lines, [30], [zero, ruling('accept', { at: 2 })]).of('b').solos).toBe(0);
  });

  it('in Spain are +10 on the top, +5 on another move, at most 25, from 10 players', () => {
    const spain = (lines: Record<string, Line>, tops: number[]) => game(lines, tops, { soloPreset: 'spain' });
    expect(spain({ ...crowd(9), a: [30] }, [30]).of('a')).toMatchObject({ bonus: 10, solos: 1 });
    expect(spain({ ...crowd(9), a: [20] }, [30]).of('a')).toMatchObject({ bonus: 5, solos: 1 });
    expect(spain({ ...crowd(8), a: [30] }, [30]).of('a')).toMatchObject({ bonus: 0, solos: 0 });
    const best = spain({ ...crowd(9), a: [30, 30, 30, 20] }, [30, 30, 30, 30]).of('a');
    expect(best).toMatchObject({ bonus: 25, solos: 4, total: 135 });
    expect(best.rounds.map(({ bonus }) => bonus)).toEqual([10, 10, 5, 0]);
  });

  it('take own numbers', () => {
    const rule = { onTop: 7, belowTop: 3, minPlayers: 2, perGame: null };
    expect(game({ a: [30], b: [0] }, [30], { soloPreset: rule }).of('a').bonus).toBe(7);
  });
});

describe('any game', () => {
  const slip = fc.option(fc.nat(40), { nil: null, freq: 3 });
  const lines = fc.array(fc.array(slip, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 20 });

  it('adds up, and ranks by how many are better', () => {
    fc.assert(
      fc.property(
        lines,
        fc.constantFrom('none' as const, 'fisf' as const, 'spain' as const),
        (all, soloPreset) => {
          const named = Object.fromEntries(all.map((line, index) => [`p${index}`, line]));
          const tops = [40, 40, 40, 40];
          const rows = game(named, tops, { soloPreset }).all;
          for (const row of rows) {
            const points = row.rounds.reduce((sum, round) => sum + (round.points ?? 0) + round.bonus, 0);
            expect(row.total).toBe(points);
            expect(row.negative).toBe(row.total - 160);
            const better = rows.filter((other) => other.rank !== null && other.total > row.total).length;
            if (row.rank !== null) expect(row.rank).toBe(better + 1);
            else expect(row.total).toBe(0);
          }
        },
      ),
    );
  });
});
