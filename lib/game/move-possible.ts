import {
  findAllMoves,
  findTop,
  type Lexicon,
  type Move,
  position,
  readMove,
  type TileSet,
} from '@/lib/engine';
import { type DrawOptions, type Pool, poolOf } from './draw-pool';
import { mixOf } from './draw-rule';
import { FORMATS } from './formats';
import type { GameState } from './game-state';
import { countTiles, laidTiles, listTiles, takeTiles } from './tile-counts';

/** Whether some valid rack holds these tiles. */
function canBeDrawn(tiles: TileSet, laid: readonly number[], { remaining, size, each }: Pool): boolean {
  const others = countTiles(remaining);
  if (laid.length > size || !takeTiles(others, laid)) return false;
  const rest = mixOf(tiles, listTiles(others));
  const { vowels, consonants, either } = mixOf(tiles, laid);
  const noVowel = Math.max(0, each - vowels);
  const noConsonant = Math.max(0, each - consonants);
  const missing = noVowel + noConsonant - either;
  const found = Math.min(rest.vowels, noVowel) + Math.min(rest.consonants, noConsonant) + rest.either;
  return missing <= Math.min(found, size - laid.length);
}

/**
 * Whether any rack that may be drawn has a legal move: all moves from everything that is left, laid from one
 * giant rack, of which a valid rack must hold the tiles. Asked only after a rack without a move, which needs
 * few tiles or a tiny lexicon, so it stays quick.
 */
export function anyRackPlays(
  tiles: TileSet,
  state: GameState,
  lexicon: Lexicon,
  options: DrawOptions = {},
): boolean {
  const pool = poolOf(tiles, state, options);
  const { rules } = options.format ?? FORMATS.normal;
  const all = position({ tiles, board: state.board, rack: pool.remaining, rules });
  const isPlayable = (move: Move) => {
    const reading = readMove(all, move);
    return reading.ok && canBeDrawn(tiles, laidTiles(tiles, reading), pool);
  };
  const { moves } = findTop(all, lexicon);
  if (moves.length === 0) return false;
  return moves.some(isPlayable) || findAllMoves(all, lexicon).some(isPlayable);
}
