/*
 * The draw by rejection: a rack that breaks the rule goes back whole, left-over included, and a whole new
 * one is drawn, until one is valid. Building a valid rack tile by tile would change the odds; here every
 * valid rack keeps the odds it has in a fair draw, given that the draw is valid.
 *
 * A joker is in every rack and nobody draws it: chance decides on the other tiles.
 *
 * That a valid rack exists is known before the first draw, by counting (endOfGame, neededEach), so the loop
 * ends with probability 1.
 */
import { BLANK, formatTiles, parseTiles, type Random, type TileSet } from '@/lib/engine';
import { type Pool, poolOf } from './draw-pool';
import { type EndReason, endOfGame } from './end';
import type { RuleOptions } from './game-rules';
import type { GameState } from './game-state';
import { type Rack, rackTiles } from './rack';
import { countRacks } from './rack-count';
import { countTiles, listTiles, sortTiles, type TileCounts, takeTiles } from './tile-counts';

export interface DrawnRack {
  kind: 'rack';
  rack: Rack;
  /** racks thrown back before this one */
  rejections: number;
}

export type Draw = DrawnRack | { kind: 'over'; reason: EndReason };

/**
 * The rarest valid racks (two vowels left among a hundred tiles) come once in about 200 draws: 100,000
 * without one, odds 1 in 10^200, means that the numbers are not random.
 */
const MAX_REJECTIONS = 100_000;

/** `count` tiles in the order drawn; all of them when fewer are left. The bag is left as it is. */
export function drawTiles(bag: readonly number[], count: number, random: Random): number[] {
  const left = [...bag];
  const drawn: number[] = [];
  while (drawn.length < count && left.length > 0) {
    const index = random.below(left.length);
    drawn.push(left[index]!);
    left[index] = left[left.length - 1]!;
    left.pop();
  }
  return drawn;
}

/** The rack of the next round: left-over kept and filled up, or a whole new one. */
export function drawRack(tiles: TileSet, state: GameState, random: Random, options: RuleOptions = {}): Draw {
  const reason = endOfGame(tiles, state, options);
  if (reason) return { kind: 'over', reason };
  const pool = poolOf(tiles, state, options);
  const kept = sortTiles(parseTiles(state.leftover, tiles));
  const joker = kept.includes(BLANK) ? [] : pool.fixed;
  const bag = listTiles(takenFrom(pool.drawable, kept));
  const drawn = [...drawTiles(bag, pool.size - kept.length - joker.length, random), ...joker];
  if (!pool.isValid([...kept, ...drawn])) return drawWhole(tiles, pool, random, { rejections: 1 });
  const rack = { leftover: formatTiles(kept, tiles), drawn: formatTiles(drawn, tiles), rejected: false };
  return { kind: 'rack', rack, rejections: 0 };
}

/** The bag while these are kept: what can be drawn without them. */
function takenFrom(drawable: readonly number[], kept: readonly number[]): TileCounts {
  const bag = countTiles(drawable);
  takeTiles(
    bag,
    kept.filter((code) => bag.has(code)),
  );
  return bag;
}

/** For a cancelled round: a whole new rack that differs from the cancelled one. */
export function redrawCancelled(
  tiles: TileSet,
  state: GameState,
  cancelled: Rack,
  random: Random,
  options: RuleOptions = {},
): Draw {
  const reason = endOfGame(tiles, state, options);
  if (reason) return { kind: 'over', reason };
  const pool = poolOf(tiles, state, options);
  const old = sortTiles(parseTiles(rackTiles(cancelled), tiles));
  const others = countRacks(tiles, pool) - (pool.isValid(old) ? 1 : 0);
  if (others === 0) return { kind: 'over', reason: 'no-other-rack' };
  const differs = (rack: readonly number[]) => sortTiles(rack).some((code, index) => code !== old[index]);
  return drawWhole(tiles, pool, random, { accept: differs });
}

/** A whole new rack from a pool that has a valid one. */
export function drawWhole(
  tiles: TileSet,
  { drawable, fixed, size, isValid }: Pool,
  random: Random,
  { rejections = 0, accept = () => true }: { rejections?: number; accept?: Pool['isValid'] } = {},
): DrawnRack {
  for (let count = 0; count < MAX_REJECTIONS; count++) {
    const drawn = [...drawTiles(drawable, size - fixed.length, random), ...fixed];
    if (!isValid(drawn) || !accept(drawn)) continue;
    const rack: Rack = { leftover: '', drawn: formatTiles(drawn, tiles), rejected: true };
    return { kind: 'rack', rack, rejections: rejections + count };
  }
  throw new Error(`No valid rack in ${MAX_REJECTIONS} draws though one exists: the numbers are not random`);
}
