import { describe, expect, it } from 'vitest';
import { parseTiles, readMove, TILE_SET_IDS, tileSet } from '@/lib/engine';
import {
  DRAW_PRESETS,
  endOfGame,
  exchangeAfter,
  FORMAT_IDS,
  type FormatId,
  formatOf,
  type RuleOptions,
  rackFollowsRule,
  rackTiles,
  TOP_POLICIES,
} from '@/lib/game';
import { playableTiles } from '../../lib/game/draw-pool';
import { withDefaults } from '../../lib/game/game-rules';
import { blanksOf, blanksOnBoard, expectBalance, playWhole, roundOf } from './whole-games';

const OWN = { rackSize: 6, maxPlaced: 5, bonus: { 4: 10, 5: 20 } };

const rulesFor = (format: FormatId, turn: number): RuleOptions => ({
  format: formatOf({ format, own: format.startsWith('own') ? OWN : null }),
  draw: DRAW_PRESETS[turn % DRAW_PRESETS.length]!,
  topPolicy: TOP_POLICIES[turn % TOP_POLICIES.length]!,
  retakeBlanks: !format.endsWith('joker') && turn % 3 === 0,
});

/** Plays a game and holds every round to what its format says. */
function holdGame(id: string, format: FormatId, turn: number): void {
  const tiles = tileSet(id);
  const rules = rulesFor(format, turn);
  const { rackSize, maxPlaced } = rules.format!.rules;
  const joker = rules.format!.joker;
  const { rounds, state, reason } = playWhole(tiles, `${id} ${format}`, rules, (plan, before, after) => {
    expectBalance(tiles, plan, after);
    const rack = rackTiles(plan.rack);
    const playable = playableTiles(tiles, before, withDefaults(rules));
    const held = parseTiles(rack, tiles);
    expect(held).toHaveLength(Math.min(rackSize, playable.length));
    if (plan.retaken.length === 0 && rules.draw !== 'romania')
      expect(
        rackFollowsRule(tiles, held, { round: plan.number, remaining: playable, draw: rules.draw! }),
      ).toBe(true);
    const round = roundOf(plan);
    const reading = readMove(plan.position, plan.chosen);
    const laid = reading.ok ? reading.placed : [];
    expect(laid.length).toBeGreaterThan(0);
    expect(laid.length).toBeLessThanOrEqual(maxPlaced);
    expect(plan.tops).toContainEqual(plan.chosen);
    if (!joker) return;
    const lying = blanksOnBoard(tiles, round.board);
    expect(blanksOf(tiles, rack)).toBe(Math.min(1, tiles.blanks - lying));
    const exchanged = exchangeAfter(tiles, round, rules.format!);
    const laysBlank = laid.some(({ blank }) => blank);
    expect(blanksOnBoard(tiles, after.board) - lying).toBe(laysBlank && !exchanged ? 1 : 0);
    if (exchanged) expect(after.leftover).toContain('?');
  });
  expect(rounds.length).toBeGreaterThan(3);
  if (reason !== 'no-move-possible') expect(endOfGame(tiles, state, rules)).toBe(reason);
}

describe('whole games', () => {
  TILE_SET_IDS.forEach((id, turn) => {
    it(`keep every tile of ${id} and every rule`, () => {
      // Every format meets a sixth of the tile sets, every tile set a plain format and one with a joker.
      const plain = FORMAT_IDS.filter((format) => !format.endsWith('joker'));
      const jokers = FORMAT_IDS.filter((format) => format.endsWith('joker'));
      holdGame(id, plain[turn % plain.length]!, turn);
      holdGame(id, jokers[(turn + 1) % jokers.length]!, turn);
    });
  });
});
