import { checkMove } from './check-move';
import { BLANK } from './codes';
import { layMove } from './lay-move';
import type { Lexicon } from './lexicon/lexicon';
import type { LegalReading, Move, MoveReading } from './move';
import type { Position } from './position';
import { formedWords } from './score-move';
import { formatTiles } from './tile-text';

/**
 * Geometry and score of a move, without a lexicon. Never throws, whatever the word holds.
 * A letter that the rack has only as a blank must be written as a blank. A word of one letter is too
 * short even where that tile forms a word crosswise: it is written in the other direction.
 */
export function readMove(position: Position, move: Move): MoveReading {
  const { board, tiles, rules } = position;
  const laid = layMove(board, move);
  if (!laid.ok) return laid;
  const problem = checkMove(position, laid);
  if (problem) return problem;
  const words = formedWords(position, laid);
  const bonus = rules.bonus[laid.fresh.length] ?? 0;
  return {
    ok: true,
    score: words.reduce((sum, word) => sum + word.score, bonus),
    placed: laid.fresh.map(({ row, col, code }) => ({
      row: row + 1,
      col: col + 1,
      tile: tiles.tileOf(code & ~BLANK),
      blank: (code & BLANK) !== 0,
    })),
    words,
    move: { row: move.row, col: move.col, direction: move.direction, word: formatTiles(laid.codes, tiles) },
  };
}

/** The words of a reading that the lexicon does not know, the main word first. */
export function invalidWords(reading: LegalReading, lexicon: Lexicon): string[] {
  return reading.words.map(({ word }) => word).filter((word) => !lexicon.has(word));
}
