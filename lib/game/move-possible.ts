import { BLANK, findAllMoves, findTop, type Lexicon, position, readMove, type TileSet } from '@/lib/engine';
import type { DrawOptions } from './draw';
import { DRAW_RULES, mixOf, neededEach } from './draw-rule';
import { FORMATS } from './formats';
import { type GameState, remainingTiles } from './game-state';
import { countTiles, listTiles, takeTiles } from './tile-counts';

/** Whether some rack of `size` of these tiles holds the laid ones and `each` vowels and consonants. */
export function completes(
  tiles: TileSet,
  laid: readonly number[],
  remaining: readonly number[],
  { size, each }: { size: number; each: number },
): boolean {
  const others = countTiles(remaining);
  if (laid.length > size || !takeTiles(others, laid)) return false;
  const rest = mixOf(tiles, listTiles(others));
  const { vowels, consonants, either } = mixOf(tiles, laid);
  const noVowel = Math.max(0, each - vowels);
  const noConsonant = Math.max(0, each - consonants);
  const missing = noVowel + noConsonant - either;
  const found = Math.min(rest.vowels, noVowel) + Math.min(rest.consonants, noConsonant) + rest.either;
  return missing <= Math.min(found, Math.min(size, remaining.length) - laid.length);
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
  { format = FORMATS.normal, preset = 'fisf' }: DrawOptions = {},
): boolean {
  const { rules } = format;
  const remaining = remainingTiles(tiles, state);
  const each = neededEach(tiles, remaining, state.rounds + 1, DRAW_RULES[preset]);
  const all = position({ tiles, board: state.board, rack: remaining, rules });
  const canBeDrawn = (move: Parameters<typeof readMove>[1]) => {
    const reading = readMove(all, move);
    if (!reading.ok) return false;
    const laid = reading.placed.map(({ tile, blank }) => (blank ? BLANK : tiles.codeOf(tile)));
    return completes(tiles, laid, remaining, { size: rules.rackSize, each });
  };
  const { moves } = findTop(all, lexicon);
  if (moves.length === 0) return false;
  return moves.some(canBeDrawn) || findAllMoves(all, lexicon).some(canBeDrawn);
}
