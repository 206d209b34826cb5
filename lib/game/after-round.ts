import {
  BLANK,
  formatBoard,
  formatTiles,
  type Move,
  play,
  position,
  readMove,
  type TileSet,
} from '@/lib/engine';
import { FORMATS, type Format } from './formats';
import { bagOf, type GameState } from './game-state';
import { type Exchange, exchangedWord, jokerExchange } from './joker';
import { type Rack, rackTiles } from './rack';
import { countTiles, laidTiles, listTiles, takeTiles } from './tile-counts';

/**
 * The game after the top was placed for everybody. In a joker format the real letter is on the board afterwards
 * and the blank in the rack, if the bag had the letter.
 * @throws Error when the top cannot be laid from this rack, or when the balance is broken: bugs.
 */
export function afterRound(
  tiles: TileSet,
  state: GameState,
  rack: Rack,
  top: Move,
  format: Pick<Format, 'rules' | 'joker'> = FORMATS.normal,
): GameState {
  const before = position({ tiles, board: state.board, rack: rackTiles(rack), rules: format.rules });
  const reading = readMove(before, top);
  if (!reading.ok) throw new Error(`Not a legal top: ${JSON.stringify(top)} is ${reading.problem}`);
  const kept = countTiles(before.rack);
  takeTiles(kept, laidTiles(tiles, reading));
  const exchange = jokerExchange(tiles, before, reading, format);
  if (exchange) kept.set(BLANK, (kept.get(BLANK) ?? 0) + 1);
  const placed = exchange ? { ...top, word: exchangedWord(tiles, reading, exchange) } : top;
  const after: GameState = {
    board: formatBoard(play(before.board, placed)),
    leftover: formatTiles(listTiles(kept), tiles),
    rounds: state.rounds + 1,
  };
  bagOf(tiles, after); // throws on a broken balance
  return after;
}

export interface PlayedRound {
  number: number;
  board: string[];
  rack: Rack;
  top: Move;
}

/** The same from a closed round as it is stored: `board` before it, `number` from 1. */
export function stateAfter(tiles: TileSet, round: PlayedRound, format?: Format): GameState {
  const { number, board, rack, top } = round;
  return afterRound(tiles, { board, leftover: rack.leftover, rounds: number - 1 }, rack, top, format);
}

/** The real letter that took the place of the top's blank; null where there was none, or it stayed a blank. */
export function exchangeAfter(tiles: TileSet, round: PlayedRound, format: Format): Exchange | null {
  const { board, rack, top } = round;
  const at = position({ tiles, board, rack: rackTiles(rack), rules: format.rules });
  const reading = readMove(at, top);
  return reading.ok ? jokerExchange(tiles, at, reading, format) : null;
}
