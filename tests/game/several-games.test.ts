import { describe, expect, it } from 'vitest';
import { type CountedSlip, placeAfter, placesOf, type StandingsInput, standings } from '@/lib/game';

type Line = readonly (number | CountedSlip)[];
const warned = (points: number): CountedSlip => ({ points, worth: points, ruling: 'warning' });

/** Players by name with a slip in each round; `games`: which game each round belongs to. */
function totals(lines: Record<string, Line>, games: number[], more: Partial<StandingsInput> = {}) {
  const ids = Object.keys(lines);
  const rounds = games.map((game, index) => ({
    number: index + 1,
    game,
    topScore: 50,
    slips: new Map(
      ids.flatMap((id) => {
        const slip = lines[id]?.[index];
        if (slip === undefined) return [];
        return [[id, typeof slip === 'number' ? { points: slip } : slip] as const];
      }),
    ),
  }));
  const rows = standings({ players: ids.map((id) => ({ id })), rounds, soloPreset: 'none', ...more });
  return new Map(rows.map((row) => [row.id, row]));
}

describe('the place of a round', () => {
  it('counts on within its game, and begins another one when it is over', () => {
    expect(placeAfter(null, 2)).toEqual({ game: 1, inGame: 1 });
    expect(placeAfter({ game: 1, inGame: 4, gameEnd: null }, 2)).toEqual({ game: 1, inGame: 5 });
    expect(placeAfter({ game: 1, inGame: 5, gameEnd: 'no-move-possible' }, 2)).toEqual({
      game: 2,
      inGame: 1,
    });
    expect(placeAfter({ game: 2, inGame: 9, gameEnd: 'rounds-played' }, 2)).toBeNull();
  });

  it('follows from a list of rounds', () => {
    const places = [
      { game: 1, inGame: 1 },
      { game: 1, inGame: 2 },
      { game: 2, inGame: 1 },
    ];
    expect(placesOf([{}, { game: 1 }, { game: 2 }])).toEqual(places);
  });
});

describe('totals over several games', () => {
  it('cumulate', () => {
    const rows = totals({ a: [10, 20, 5], b: [30, 0, 0] }, [1, 1, 2]);
    expect([rows.get('a')?.total, rows.get('b')?.total]).toEqual([35, 30]);
    expect(rows.get('a')?.percentage).toBe(23.3);
  });

  it('lose the warnings of each game beyond its free ones when it is over', () => {
    const four = [warned(10), warned(10), warned(10), warned(10)];
    const three = four.slice(0, 3);
    const of = (line: Line, games: number[], finished: boolean) =>
      totals({ a: line }, games, { finished }).get('a');
    // Four and three: the second game's are free again.
    expect(of([...four, ...three], [1, 1, 1, 1, 2, 2, 2], true)).toMatchObject({ deducted: 5, total: 65 });
    expect(of([...four, ...four], [1, 1, 1, 1, 2, 2, 2, 2], false)).toMatchObject({ deducted: 5 });
    expect(of([...four, ...four], [1, 1, 1, 1, 2, 2, 2, 2], true)).toMatchObject({ deducted: 10, total: 70 });
    // In one game all eight count together.
    expect(of([...four, ...four], [1, 1, 1, 1, 1, 1, 1, 1], true)).toMatchObject({ deducted: 25, total: 55 });
  });

  it('pay solos up to the most for a game, anew in each', () => {
    const rule = { onTop: 10, belowTop: 10, minPlayers: 2, perGame: 15 };
    const lines = { a: [50, 50, 50, 50], b: [1, 1, 1, 1] };
    const bonuses = totals(lines, [1, 1, 2, 2], { soloPreset: rule }).get('a')?.rounds;
    expect(bonuses?.map(({ bonus }) => bonus)).toEqual([10, 5, 10, 5]);
  });

  it('need the players for a solo in each game by itself', () => {
    const rule = { onTop: 10, belowTop: 10, minPlayers: 3, perGame: null };
    const lines = { a: [50, 50], b: [1, 1], c: [1] };
    const bonuses = totals(lines, [1, 2], { soloPreset: rule }).get('a')?.rounds;
    expect(bonuses?.map(({ bonus }) => bonus)).toEqual([10, 0]);
  });
});
