/*
 * Levels for schools: with `longestWord` the words of the list that are longer are none. The search of the engine finds
 * them all the same; here they are left out, of the tops, of the lists of moves and of what slips are paid for.
 */
import {
  findAllMoves,
  findTop,
  invalidWords,
  type LegalReading,
  type Lexicon,
  type Position,
  readMove,
  type ScoredMove,
} from '@/lib/engine';
import { wordCodes } from './word-codes';

/** The words of a reading that are none in this event: not in the list, or too long for its level. */
export function badWordsOf(at: Position, reading: LegalReading, lexicon: Lexicon): string[] {
  const bad = new Set(invalidWords(reading, lexicon));
  return reading.words.flatMap(({ word }) => (bad.has(word) || isTooLong(at, word) ? word : []));
}

function isTooLong({ tiles, rules: { longestWord } }: Position, word: string): boolean {
  return longestWord !== undefined && (wordCodes(word, tiles)?.length ?? 0) > longestWord;
}

/** Moves by falling score, as far as they are asked for. */
export interface Moves {
  readonly length: number;
  slice(from?: number, to?: number): ScoredMove[];
}

/** All legal moves of a position. */
export function legalMoves(at: Position, lexicon: Lexicon): Moves {
  const all = findAllMoves(at, lexicon);
  return at.rules.longestWord === undefined ? all : all.slice().filter((move) => fits(at, move));
}

/** The best legal moves and their score; none: no move is possible. */
export function topMoves(at: Position, lexicon: Lexicon): { score: number; moves: ScoredMove[] } {
  if (at.rules.longestWord === undefined) return findTop(at, lexicon);
  const all = legalMoves(at, lexicon).slice();
  const score = all[0]?.score ?? 0;
  return { score, moves: all.filter((move) => move.score === score) };
}

function fits(at: Position, move: ScoredMove): boolean {
  const reading = readMove(at, move);
  return reading.ok && !reading.words.some(({ word }) => isTooLong(at, word));
}
