import {
  type Board,
  findAllMoves,
  type Lexicon,
  type Move,
  position,
  readMove,
  type TileSet,
} from '@/lib/engine';
import type { Pool } from './draw-pool';
import { mixOf } from './draw-rule';
import { countTiles, laidTiles, listTiles, takeTiles } from './tile-counts';

/** Whether some valid rack holds these tiles. */
function canBeDrawn(tiles: TileSet, laid: readonly number[], pool: Pool): boolean {
  const { remaining, fixed, size, rule, each } = pool;
  const held = [...laid, ...fixed.filter((code) => !laid.includes(code))];
  const others = countTiles(remaining);
  if (each === null || held.length > size || !takeTiles(others, held)) return false;
  const rest = mixOf(tiles, listTiles(others), rule);
  const { vowels, consonants, either } = mixOf(tiles, held, rule);
  const noVowel = Math.max(0, each - vowels);
  const noConsonant = Math.max(0, each - consonants);
  const missing = noVowel + noConsonant - either;
  const found = Math.min(rest.vowels, noVowel) + Math.min(rest.consonants, noConsonant) + rest.either;
  return missing <= Math.min(found, size - held.length);
}

/**
 * Whether any rack that may be drawn has a legal move: moves are sought from one giant rack of everything
 * that is left, and are good if a valid rack can hold their tiles. Moves of few tiles come first: they are
 * quickly found, and nearly always settle it.
 */
export function anyRackPlays(
  tiles: TileSet,
  board: Board,
  lexicon: Lexicon,
  pool: Pool,
  maxPlaced = pool.size,
): boolean {
  for (let most = 1; most <= Math.min(pool.size, maxPlaced); most++) {
    const rules = { rackSize: pool.size, maxPlaced: most, bonus: {} };
    const all = position({ tiles, board, rack: pool.remaining, rules });
    const isPlayable = (move: Move) => {
      const reading = readMove(all, move);
      return reading.ok && canBeDrawn(tiles, laidTiles(tiles, reading), pool);
    };
    if (findAllMoves(all, lexicon).slice().some(isPlayable)) return true;
  }
  return false;
}
