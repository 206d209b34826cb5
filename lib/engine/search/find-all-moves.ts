import type { Lexicon } from '../lexicon/lexicon';
import type { ScoredMove } from '../move';
import type { Position } from '../position';

/** Best first, then in a fixed order. The same tiles on the same squares are one move. */
export function findAllMoves(_position: Position, _lexicon: Lexicon): ScoredMove[] {
  throw new Error('not written yet');
}
