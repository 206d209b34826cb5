import { EngineError } from '../errors';
import type { Lexicon } from '../lexicon/lexicon';
import type { Position } from '../position';
import { checkCrossings } from './cross-checks';
import { copyBoard } from './lanes';
import { fillRack } from './rack';

/** Lays the position out for a search; returns the number of its anchors. @throws EngineError `bad-lexicon` */
export function setUp(position: Position, lexicon: Lexicon): number {
  const { tiles, board, rules } = position;
  if (lexicon.tiles !== tiles) {
    throw new EngineError('bad-lexicon', `the lexicon is of another tile set than ${tiles.id}`);
  }
  copyBoard(board, rules.lastingPremiums === true);
  fillRack(position, lexicon.graph.wide);
  return checkCrossings(position, lexicon.graph);
}
