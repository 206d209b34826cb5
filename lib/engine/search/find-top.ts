import type { Lexicon } from '../lexicon/lexicon';
import type { ScoredMove } from '../move';
import type { Position } from '../position';
import { boundAnchor } from './bounds';
import { takeMoves } from './found-moves';
import { best } from './record';
import { setUp } from './set-up';
import { walkAnchor } from './walk';

export interface TopResult {
  score: number;
  /** All equal moves (top and isotops) in the order of `findAllMoves`; empty when no move is legal. */
  moves: ScoredMove[];
  legalMoves?: number;
}

/**
 * The best score and every move that makes it; score 0 and no moves when none is legal. Anchors are
 * walked in the order of their bounds, until no bound reaches the best. @throws EngineError `bad-lexicon`
 */
export function findTop(position: Position, lexicon: Lexicon): TopResult {
  const anchors = setUp(position, lexicon, true);
  const bounded = anchors.map((index) => ({ index, bound: boundAnchor(index) }));
  bounded.sort((a, b) => b.bound - a.bound);
  for (const { index, bound } of bounded) {
    if (bound < 0 || bound < best[0]!) break;
    boundAnchor(index);
    walkAnchor(index);
  }
  return { score: Math.max(best[0]!, 0), moves: takeMoves(position.tiles) };
}
