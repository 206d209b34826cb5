import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findAllMoves, NORMAL_RULES, position, seededRandom, tileSet } from '@/lib/engine';
import { type Chance, STRENGTHS, type Strength, simulatedMove } from '@/lib/game';
import { englishLexicon } from '../support/engine-words';

const positions = readFileSync(new URL('../golden/positions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { format: string; board: string[]; rack: string })
  .filter(({ format }, index) => format === 'normal' && index % 3 === 0)
  .map(({ board, rack }) => {
    const given = position({ tiles: tileSet('en'), board, rack, rules: NORMAL_RULES });
    return { given, moves: findAllMoves(given, englishLexicon()).slice() };
  });

const chanceOf =
  (seed: string): Chance =>
  (of) =>
    seededRandom(`${seed} ${of}`).below(1_000_000) / 1_000_000;

const found = (strength: Strength, player: string) =>
  positions.map(
    ({ given: at, moves }, round) =>
      simulatedMove({ position: at, moves, strength, round, chance: chanceOf(player) })?.score ?? 0,
  );

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const tops = sum(positions.map(({ moves }) => moves[0]?.score ?? 0));

describe('simulated players', () => {
  const players = ['Ann', 'Bo', 'Cy', 'Di', 'Eve', 'Fay'];
  const shares = new Map(
    STRENGTHS.map((strength) => [
      strength,
      sum(players.map((player) => (100 * sum(found(strength, player))) / tops / players.length)),
    ]),
  );

  it('are as strong as their names say, in percent of the tops', () => {
    const expected = { beginner: 41, intermediate: 59, advanced: 75, expert: 89, master: 96.5 };
    for (const strength of STRENGTHS) {
      expect(Math.abs(shares.get(strength)! - expected[strength]), strength).toBeLessThan(4);
    }
  });

  it('never find less than a weaker one with the same chances', () => {
    for (const player of players.slice(0, 3)) {
      let weaker = found('beginner', player);
      for (const strength of STRENGTHS.slice(1)) {
        const stronger = found(strength, player);
        expect(
          stronger.every((score, round) => score >= weaker[round]!),
          `${player}, ${strength}`,
        ).toBe(true);
        weaker = stronger;
      }
    }
  });

  it('find the same whenever they are asked, and differ from one another', () => {
    expect(found('advanced', 'Ann')).toEqual(found('advanced', 'Ann'));
    expect(found('advanced', 'Ann')).not.toEqual(found('advanced', 'Bo'));
  });

  it('find nothing where there is nothing', () => {
    const { given: at } = positions[0]!;
    expect(
      simulatedMove({ position: at, moves: [], strength: 'master', round: 1, chance: () => 0 }),
    ).toBeNull();
  });
});
