import {
  formatBoard,
  formatTiles,
  type Move,
  parseTiles,
  play,
  position,
  readMove,
  type TileSet,
} from '@/lib/engine';
import { FORMATS, type Format } from './formats';
import { bagOf, type GameState } from './game-state';
import { type Rack, rackTiles } from './rack';
import { countTiles, laidTiles, listTiles, takeTiles } from './tile-counts';

/**
 * The game after the top was placed for everybody.
 * @throws Error when the top cannot be laid from this rack, or when the balance is broken: bugs.
 */
export function afterRound(
  tiles: TileSet,
  state: GameState,
  rack: Rack,
  top: Move,
  format: Format = FORMATS.normal,
): GameState {
  const before = position({ tiles, board: state.board, rack: rackTiles(rack), rules: format.rules });
  const reading = readMove(before, top);
  if (!reading.ok) throw new Error(`Not a legal top: ${JSON.stringify(top)} is ${reading.problem}`);
  const kept = countTiles(parseTiles(rackTiles(rack), tiles));
  takeTiles(kept, laidTiles(tiles, reading));
  const after: GameState = {
    board: formatBoard(play(before.board, top)),
    leftover: formatTiles(listTiles(kept), tiles),
    rounds: state.rounds + 1,
  };
  bagOf(tiles, after); // throws on a broken balance
  return after;
}

/** The same from a closed round as it is stored: `board` before it, `number` from 1. */
export function stateAfter(
  tiles: TileSet,
  round: { number: number; board: string[]; rack: Rack; top: Move },
  format?: Format,
): GameState {
  const { number, board, rack, top } = round;
  return afterRound(tiles, { board, leftover: rack.leftover, rounds: number - 1 }, rack, top, format);
}
