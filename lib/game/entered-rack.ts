import { fold, formatTiles, parseTiles, type TileSet } from '@/lib/engine';
import { type DrawOptions, poolOf } from './draw-pool';
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
 * left-over is found in it.
 */
export function enteredRack(
  tiles: TileSet,
  state: GameState,
  text: string,
  options: DrawOptions = {},
): { ok: true; rack: Rack } | { ok: false; problem: RackProblem } {
  const no = (problem: RackProblem) => ({ ok: false, problem }) as const;
  const typed = parseRackText(fold(text.replace(/\s+/g, ''), tiles), tiles);
  if (!typed) return no('unreadable');
  const codes = parseTiles(rackTiles(typed), tiles);
  const { remaining, size, isValid } = poolOf(tiles, state, options);
  if (codes.length !== size) return no('wrong-size');
  if (!takeTiles(countTiles(remaining), codes)) return no('not-in-bag');
  const rack = typed.rejected ? typed : withLeftover(tiles, state, typed);
  if (!rack) return no('leftover-changed');
  return isValid(codes) ? { ok: true, rack } : no('breaks-rule');
}

/** The rack told apart into this game's left-over and the new tiles, in the order typed. */
function withLeftover(tiles: TileSet, { leftover }: GameState, typed: Rack): Rack | null {
  const kept = sortTiles(parseTiles(leftover, tiles));
  if (typed.leftover && typed.leftover !== formatTiles(kept, tiles)) return null;
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
