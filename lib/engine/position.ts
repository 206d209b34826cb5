import type { Board } from './board';
import type { PlayRules } from './play-rules';
import type { TileSet } from './tile-set';

export interface Position {
  tiles: TileSet;
  board: Board;
  /** Codes; BLANK for a blank. */
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
export function position(_input: PositionInput): Position {
  throw new Error('not written yet');
}
