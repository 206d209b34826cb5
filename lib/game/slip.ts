import {
  type LegalReading,
  type Lexicon,
  type Move,
  type MoveProblem,
  type Position,
  readMove,
} from '@/lib/engine';
import { paidScore } from './first-round';
import { badWordsOf } from './level-moves';

/** Why a move earns nothing: illegal by the grid, the rack or the lexicon. */
export type SlipProblem = MoveProblem | 'not-in-lexicon' | 'bad-cross-word';

export interface JudgedMove {
  /** 0 unless valid; by the first-round rule on an empty board */
  points: number;
  /** what the move would be paid if its words were good; 0 when it cannot be laid at all */
  worth: number;
  valid: boolean;
  problem?: SlipProblem;
  /** the words that are not in the lexicon, main word first */
  badWords: string[];
  /** where it can be laid: the reading, with the words formed and the squares covered */
  reading?: LegalReading;
}

/** Assisted entry: tiles were placed on the board, so word, place and score are computed. */
export function judgeSlip(position: Position, lexicon: Lexicon, move: Move): JudgedMove {
  const reading = readMove(position, move);
  if (!reading.ok) return { points: 0, worth: 0, valid: false, problem: reading.problem, badWords: [] };
  const worth = paidScore(position, reading);
  const badWords = badWordsOf(position, reading, lexicon);
  if (badWords.length === 0) return { points: worth, worth, valid: true, badWords, reading };
  const problem = badWords[0] === reading.words[0]?.word ? 'not-in-lexicon' : 'bad-cross-word';
  return { points: 0, worth, valid: false, problem, badWords, reading };
}
