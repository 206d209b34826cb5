/*
 * The draws of a finished event made again in this page, from its published seed: the same chance as the server's
 * (lib/solver/draw-random.ts), the same rules (lib/game). No word list is needed: racks that were thrown back because no
 * move was possible are drawn and thrown back here too, until the one that was played comes.
 */
import { formatTiles, parseTiles, type Random, tileSet } from '@/lib/engine';
import {
  afterRound,
  drawRack,
  drawWhole,
  emptyGame,
  formatOf,
  type GameState,
  gameRulesOf,
  poolOf,
  type Rack,
  rackTiles,
  retakeBlanks,
} from '@/lib/game';
import type { EventSettings, RoundSummary } from '@/lib/http/schemas';
import { sha256 } from './sha256';

export interface DrawnAgain {
  round: RoundSummary;
  /** `same`: the seed gives this rack; `other`: it does not, as where a rack was entered or changed by hand */
  result: 'same' | 'other';
  /** racks that were thrown back for want of a move */
  thrownBack: number;
}

/** More are thrown back only in games that have ended. */
const MOST_REDRAWS = 5000;

/** The chance of one round: words of 32 bits of SHA-256(seed / round / attempt / block). */
export function drawRandom(seed: string, round: number, attempt = 0): Random {
  let block = 0;
  let words: Uint32Array = new Uint32Array(0);
  let at = 0;
  const next = (): number => {
    if (at >= words.length) {
      words = sha256(new TextEncoder().encode(`${seed}/${round}/${attempt}/${block}`));
      block += 1;
      at = 0;
    }
    return words[at++]!;
  };
  return {
    below(n) {
      const limit = 2 ** 32 - (2 ** 32 % n);
      let word = next();
      while (word >= limit) word = next();
      return word % n;
    },
  };
}

export interface Played {
  settings: EventSettings;
  tileSet: string;
  seed: string;
  rounds: readonly RoundSummary[];
}

/** An event that was taken up again after its end goes on with a new seed behind the old one: `old/new`. */
function seedsIn(seed: string): string[] {
  const parts = seed.split('/');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}

/** Every round of the event, drawn again. */
export function drawAgain({ settings, tileSet: id, seed, rounds }: Played): DrawnAgain[] {
  const tiles = tileSet(id);
  const rules = gameRulesOf(settings);
  const format = formatOf(settings);
  let state = emptyGame(tiles);
  return rounds.map((round) => {
    if (round.inGame === 1) state = emptyGame(tiles);
    const before: GameState = { ...state, rounds: round.inGame - 1 };
    const same = (rack: Rack) => {
      const dealt = rules.retakeBlanks ? retakeBlanks(tiles, before.board, rack).rack : rack;
      return sortedTiles(dealt, id) === sortedTiles(round.rack, id);
    };
    const found = seedsIn(seed)
      .map((one) => search(before, drawRandom(one, round.number, round.again), same, round.again))
      .find((thrownBack) => thrownBack !== null);
    const dealt = rules.retakeBlanks ? retakeBlanks(tiles, before.board, round.rack) : null;
    state = afterRound(
      tiles,
      dealt ? { ...before, board: dealt.board } : before,
      round.rack,
      round.top,
      format,
    );
    return { round, result: found === undefined ? 'other' : 'same', thrownBack: found ?? 0 };
  });

  function search(
    before: GameState,
    random: Random,
    same: (rack: Rack) => boolean,
    again = 0,
  ): number | null {
    const pool = poolOf(tiles, before, rules);
    // In the place of a cancelled rack comes a whole new one.
    const first = again > 0 ? drawWhole(tiles, pool, random) : drawRack(tiles, before, random, rules);
    if (first.kind === 'over') return null;
    if (same(first.rack)) return 0;
    for (let count = 1; count <= MOST_REDRAWS; count++)
      if (same(drawWhole(tiles, pool, random).rack)) return count;
    return null;
  }
}

function sortedTiles(rack: Rack, id: string): string {
  const tiles = tileSet(id);
  return formatTiles(
    parseTiles(rackTiles(rack), tiles).sort((a, b) => a - b),
    tiles,
  );
}
