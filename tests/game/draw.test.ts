import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTiles, parseTiles, type Random, seededRandom } from '@/lib/engine';
import {
  bagOf,
  drawRack,
  emptyGame,
  type GameState,
  type Rack,
  rackFollowsRule,
  rackTiles,
  redrawCancelled,
  remainingTiles,
} from '@/lib/game';
import { FR } from './builders';
import { stateWithLeft } from './small-bags';

const sorted = (text: string) => [...text].sort().join('');

function rackOf(draw: ReturnType<typeof drawRack>): Rack {
  if (draw.kind === 'over') throw new Error(draw.reason);
  return draw.rack;
}

describe('the draw', () => {
  it('is the same for the same seed', () => {
    const draw = () => drawRack(FR, emptyGame(FR), seededRandom('a seed'));
    expect(draw()).toEqual(draw());
    expect(rackOf(draw()).leftover).toBe('');
    expect(rackOf(draw()).drawn).toHaveLength(7);
  });

  it('keeps the left-over and fills up from the bag', () => {
    const state = { ...emptyGame(FR), leftover: 'EA?', rounds: 3 };
    const rack = rackOf(drawRack(FR, state, seededRandom('keep')));
    expect(rack).toMatchObject({ leftover: 'AE?', rejected: false });
    expect(rack.drawn).toHaveLength(4);
  });

  it('throws the left-over back too when the rack breaks the rule', () => {
    const state = { ...emptyGame(FR), leftover: 'BCDFGH', rounds: 3 };
    const draw = drawRack(FR, state, seededRandom('reject'));
    expect(draw).toMatchObject({ kind: 'rack', rack: { leftover: '', rejected: true } });
    expect(draw.kind === 'rack' && draw.rejections).toBeGreaterThan(0);
    expect(rackOf(draw).drawn).toHaveLength(7);
  });

  it('takes what is there when the bag runs out', () => {
    const state = stateWithLeft('EPSW', 'W');
    expect(rackOf(drawRack(FR, state, seededRandom('last')))).toMatchObject({
      leftover: 'W',
      rejected: false,
    });
    expect(sorted(rackTiles(rackOf(drawRack(FR, state, seededRandom('last')))))).toBe('EPSW');
  });

  it.each([
    ['B', 'one-tile-left'],
    ['BCD', 'only-consonants'],
    ['AEI', 'only-vowels'],
    ['', 'all-tiles-placed'],
    ['?', 'one-tile-left'],
  ])('is over with {%s} left, without drawing', (left, reason) => {
    const nothing: Random = { below: () => expect.fail('drew') };
    expect(drawRack(FR, stateWithLeft(left, ''), nothing)).toEqual({ kind: 'over', reason });
  });

  it('is over after the set rounds', () => {
    const state = { ...emptyGame(FR), rounds: 5 };
    expect(drawRack(FR, state, seededRandom('x'), { maxRounds: 5 })).toEqual({
      kind: 'over',
      reason: 'rounds-played',
    });
  });

  it('finds the only valid racks of a lopsided bag', () => {
    const state = stateWithLeft('BBCCDDFFGGHHJKLLLLLMMMNNNNNN' + 'AE', '');
    const draw = drawRack(FR, state, seededRandom('rare'));
    expect(rackOf(draw).drawn).toMatch(/A/);
    expect(rackOf(draw).drawn).toMatch(/E/);
  });

  it('throws rather than loop when the numbers are not random', () => {
    const state = stateWithLeft('BBCCDDFFGGHHJKLLLLLMMMNNNNNN' + 'AE', '');
    expect(() => drawRack(FR, state, { below: (n) => Math.min(3, n - 1) })).toThrow(/not random/);
  });

  it('is valid, balanced and rejected only when it must be, from any state', () => {
    fc.assert(
      fc.property(anyState, fc.string(), (state, seed) => {
        const draw = drawRack(FR, state, seededRandom(seed));
        if (draw.kind === 'over') return;
        const tiles = parseTiles(rackTiles(draw.rack), FR);
        const remaining = remainingTiles(FR, state);
        expect(tiles).toHaveLength(Math.min(7, remaining.length));
        expect(rackFollowsRule(FR, tiles, { round: state.rounds + 1, remaining })).toBe(true);
        expect(bagOf(FR, state, rackTiles(draw.rack)).length + tiles.length).toBe(remaining.length);
        expect(draw.rack.rejected).toBe(draw.rejections > 0);
        expect(draw.rack.leftover).toBe(draw.rack.rejected ? '' : state.leftover);
      }),
    );
  });
});

describe('a redraw', () => {
  it('gives a cancelled round a different rack', () => {
    const state = stateWithLeft('ABCDEIOU', '');
    const cancelled = rackOf(drawRack(FR, state, seededRandom('first')));
    for (let seed = 0; seed < 50; seed++) {
      const rack = rackOf(redrawCancelled(FR, state, cancelled, seededRandom(`${seed}`)));
      expect(sorted(rackTiles(rack))).not.toBe(sorted(rackTiles(cancelled)));
      expect(rack.rejected).toBe(true);
    }
  });

  it.each([
    ['ABCDEFG', 'ABCDEFG'],
    ['ABC', 'ABC'],
    // eight tiles, but EEEEEEE breaks the rule: one rack is all that can be drawn
    ['BEEEEEEE', 'BEEEEEE'],
  ])('ends the game when {%s} cannot differ from %s', (left, rack) => {
    const cancelled = { leftover: '', drawn: rack, rejected: false };
    expect(redrawCancelled(FR, stateWithLeft(left, ''), cancelled, seededRandom('x'))).toEqual({
      kind: 'over',
      reason: 'no-other-rack',
    });
  });
});

describe('the odds', () => {
  it('are those of a fair draw among the valid racks', () => {
    const state = stateWithLeft('BBCCDAAAE', '');
    const expected = validRackOdds('BBCCDAAAE');
    const draws = 4000;
    const random = seededRandom('odds');
    const seen = new Map<string, number>();
    for (let i = 0; i < draws; i++) {
      const rack = sorted(rackTiles(rackOf(drawRack(FR, state, random))));
      seen.set(rack, (seen.get(rack) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual([...expected.keys()].sort());
    let chiSquare = 0;
    for (const [rack, odds] of expected)
      chiSquare += ((seen.get(rack) ?? 0) - odds * draws) ** 2 / (odds * draws);
    // mean = degrees of freedom, standard deviation = sqrt(2 × degrees): five of them away is no accident
    const freedom = expected.size - 1;
    expect(chiSquare).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
  });
});

/** Odds of every valid rack, by taking every seven of the tiles once. */
function validRackOdds(bag: string): Map<string, number> {
  const counts = new Map<string, number>();
  let total = 0;
  for (let mask = 0; mask < 1 << bag.length; mask++) {
    const rack = [...bag].filter((_, index) => mask & (1 << index)).join('');
    if (rack.length !== 7) continue;
    const vowels = [...rack].filter((tile) => 'AE'.includes(tile)).length;
    if (vowels < 2 || rack.length - vowels < 2) continue;
    counts.set(sorted(rack), (counts.get(sorted(rack)) ?? 0) + 1);
    total++;
  }
  return new Map([...counts].map(([rack, count]) => [rack, count / total]));
}

/** Any number of tiles on the board, the last of which may be a left-over instead. */
const anyState: fc.Arbitrary<GameState> = fc
  .record({
    order: fc.shuffledSubarray([...formatTiles(bagOf(FR, emptyGame(FR)), FR)], { minLength: 0 }),
    kept: fc.integer({ min: 0, max: 6 }),
    rounds: fc.integer({ min: 0, max: 25 }),
  })
  .map(({ order, kept, rounds }) => {
    const leftover = order.slice(0, kept).join('');
    const state = stateWithLeft(order.join(''), leftover);
    return { ...state, rounds };
  });
