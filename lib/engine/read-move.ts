import type { Lexicon } from './lexicon/lexicon';
import type { LegalReading, Move, MoveReading } from './move';
import type { Position } from './position';

/** Geometry and score of a move, without a lexicon. Never throws, whatever the word holds. */
export function readMove(_position: Position, _move: Move): MoveReading {
  throw new Error('not written yet');
}

/** The words of a reading that the lexicon does not know. */
export function invalidWords(_reading: LegalReading, _lexicon: Lexicon): string[] {
  throw new Error('not written yet');
}
