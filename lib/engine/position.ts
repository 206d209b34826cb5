import { type Board, parseBoard } from './board';
import { EngineError } from './errors';
import { NORMAL_RULES, type PlayRules } from './play-rules';
import type { TileSet } from './tile-set';
import { isRack, parseTiles } from './tile-text';

export interface Position {
  tiles: TileSet;
  board: Board;
  /** Codes; BLANK for a blank. Its length is not held against the rules: that is the draw's business. */
  rack: readonly number[];
  rules: PlayRules;
  /** On the empty board: across only, as duplicate wants it, or both directions. */
  firstAcross: boolean;
}

export interface PositionInput {
  tiles: TileSet;
  board: readonly string[] | Board;
  rack: string | readonly number[];
  rules?: PlayRules;
  firstAcross?: boolean;
}

/** Rules default to NORMAL_RULES, `firstAcross` to true. @throws EngineError `bad-board`, `bad-rack` */
export function position(input: PositionInput): Position {
  const { tiles, rules = NORMAL_RULES, firstAcross = true } = input;
  const board = 'at' in input.board && 'tiles' in input.board ? input.board : parseBoard(input.board, tiles);
  if (board.tiles !== tiles) throw new EngineError('bad-board', 'the board belongs to another tile set');
  const rack = typeof input.rack === 'string' ? parseTiles(input.rack, tiles) : input.rack;
  if (!isRack(rack, tiles)) throw new EngineError('bad-rack', `no rack of ${tiles.id}: ${rack.join(' ')}`);
  return { tiles, board, rack, rules, firstAcross };
}
