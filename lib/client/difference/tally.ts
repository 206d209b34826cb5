import { type LegalReading, type Move, type Position, readMove } from '@/lib/engine';
import { splitTiles } from '../board';

/** A premium square that a move makes use of. */
export interface UsedPremium {
  row: number;
  col: number;
  /** '2L' … '4W' */
  premium: string;
}

/** A word that a move forms crosswise, with its points. */
export interface WordBeside {
  word: string;
  points: number;
}

/** What a move earns on the board, by where it comes from; the numbers add up to `total`. */
export interface Tally {
  /** the values of all tiles of the word, without premiums */
  letters: number;
  /** what squares that multiply letters add, before the word is multiplied */
  letterSquares: number;
  usedLetters: UsedPremium[];
  /** what squares that multiply the word add */
  wordSquares: number;
  usedWords: UsedPremium[];
  /** words formed crosswise, their own premiums included */
  beside: number;
  wordsBeside: WordBeside[];
  /** for many tiles laid */
  bonus: number;
  laid: number;
  total: number;
}

/** Null for a move that cannot be laid there. */
export function tallyOf(position: Position, move: Move): Tally | null {
  const reading = readMove(position, move);
  return reading.ok ? tally(position, reading) : null;
}

function tally({ board, tiles, rules }: Position, { words, placed, score }: LegalReading): Tally {
  const [main, ...crosses] = words;
  const fresh = new Set(placed.map(({ row, col }) => `${row},${col}`));
  const result: Tally = {
    letters: 0,
    letterSquares: 0,
    usedLetters: [],
    wordSquares: 0,
    usedWords: [],
    beside: crosses.reduce((sum, word) => sum + word.score, 0),
    wordsBeside: crosses.map(({ word, score: points }) => ({ word, points })),
    bonus: rules.bonus[placed.length] ?? 0,
    laid: placed.length,
    total: score,
  };
  if (!main) return result;
  for (const [step, tile] of splitTiles(main.word).entries()) {
    const row = main.row + (main.direction === 'down' ? step : 0);
    const col = main.col + (main.direction === 'down' ? 0 : step);
    const value = tiles.valueOf(tiles.codeOf(tile));
    result.letters += value;
    if (!rules.lastingPremiums && !fresh.has(`${row},${col}`)) continue;
    const premium = board.layout.premium(row - 1, col - 1);
    const gain = value * (board.layout.letterFactor(row - 1, col - 1) - 1);
    result.letterSquares += gain;
    if (gain > 0) result.usedLetters.push({ row, col, premium });
    if (premium.endsWith('W')) result.usedWords.push({ row, col, premium });
  }
  result.wordSquares = main.score - result.letters - result.letterSquares;
  return result;
}
