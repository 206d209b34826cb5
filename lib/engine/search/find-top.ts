import type { Lexicon } from '../lexicon/lexicon';
import type { ScoredMove } from '../move';
import type { Position } from '../position';

export interface TopResult {
  score: number;
  /** All equal moves (top and isotops) in a fixed order; empty when no move is legal. */
  moves: ScoredMove[];
  legalMoves?: number;
}

export function findTop(_position: Position, _lexicon: Lexicon): TopResult {
  throw new Error('not written yet');
}
