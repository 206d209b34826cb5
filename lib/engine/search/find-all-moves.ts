import type { Lexicon } from '../lexicon/lexicon';
import type { ScoredMove } from '../move';
import type { Position } from '../position';
import { takeMoves } from './found-moves';
import { setUp } from './set-up';
import { walkAnchor } from './walk';

/**
 * Best first, then in a fixed order, which begins as `findTop`'s. The same tiles on the same squares are
 * one move: a tile that forms a word each way is listed across. @throws EngineError `bad-lexicon`
 */
export function findAllMoves(position: Position, lexicon: Lexicon): ScoredMove[] {
  for (const anchor of setUp(position, lexicon, false)) walkAnchor(anchor);
  return takeMoves(position.tiles);
}
