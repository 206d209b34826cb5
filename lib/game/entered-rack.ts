import { BLANK, fold, formatTiles, parseTiles, type TileSet } from '@/lib/engine';
import { type Pool, poolOf } from './draw-pool';
import type { RuleOptions } from './game-rules';
import type { GameState } from './game-state';
import { parseRackText, type Rack, rackTiles } from './rack';
import { countTiles, listTiles, sortTiles, takeTiles } from './tile-counts';

export type RackProblem =
  | 'unreadable'
  | 'wrong-size'
  /** a tile that is neither in the bag nor left over */
  | 'not-in-bag'
  /** the left-over is not all there, though the rack is not marked as rejected */
  | 'leftover-changed'
  | 'breaks-rule';

/**
 * A rack that a referee drew and typed: `RUZXTEU`, `RU+ZXTEU` or `-BNISRAA`, in any case. Without a sign the
 * left-over is found in it. A joker may be left out: it is in every rack.
 */
export function enteredRack(
  tiles: TileSet,
  state: GameState,
  text: string,
  options: RuleOptions = {},
): { ok: true; rack: Rack } | { ok: false; problem: RackProblem } {
  const no = (problem: RackProblem) => ({ ok: false, problem }) as const;
  const typed = parseRackText(fold(text.replace(/\s+/g, ''), tiles), tiles);
  if (!typed) return no('unreadable');
  const pool = poolOf(tiles, state, options);
  const whole = withJoker(tiles, typed, pool);
  const codes = parseTiles(rackTiles(whole), tiles);
  if (codes.length !== pool.size) return no('wrong-size');
  if (!takeTiles(countTiles(pool.remaining), codes)) return no('not-in-bag');
  const rack = whole.rejected ? whole : withLeftover(tiles, state, whole);
  if (!rack) return no('leftover-changed');
  return pool.isValid(codes) ? { ok: true, rack } : no('breaks-rule');
}

function withJoker(tiles: TileSet, typed: Rack, { fixed }: Pool): Rack {
  const missing = fixed.filter((code) => !parseTiles(rackTiles(typed), tiles).includes(code));
  return { ...typed, drawn: typed.drawn + formatTiles(missing, tiles) };
}

/** The rack told apart into this game's left-over and the new tiles, in the order typed. */
function withLeftover(tiles: TileSet, { leftover }: GameState, typed: Rack): Rack | null {
  const kept = sortTiles(parseTiles(leftover, tiles));
  const withoutBlanks = (codes: readonly number[]) =>
    formatTiles(
      codes.filter((code) => code !== BLANK),
      tiles,
    );
  const named = parseTiles(typed.leftover, tiles);
  if (named.length > 0 && withoutBlanks(named) !== withoutBlanks(kept)) return null;
  const drawn = parseTiles(rackTiles(typed), tiles);
  if (!takeTiles(countTiles(drawn), kept)) return null;
  const old = countTiles(kept);
  const fresh = drawn.filter((code) => !takeTiles(old, [code]));
  return {
    leftover: formatTiles(listTiles(countTiles(kept)), tiles),
    drawn: formatTiles(fresh, tiles),
    rejected: false,
  };
}
