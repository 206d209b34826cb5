import { type Move, type Position, readMove } from '@/lib/engine';
import { paidScore } from '@/lib/game';
import { type Tally, tallyOf } from './tally';

/**
 * Where points come from: the tiles of the word, premium squares for letters and for words, words formed crosswise,
 * the bonus for many tiles; the first round's rule, by which a word counts as at its best place; what a referee, or
 * a fault of a written slip, has changed.
 */
export const PARTS = [
  'letters',
  'letterSquares',
  'wordSquares',
  'beside',
  'bonus',
  'bestPlace',
  'ruling',
] as const;
export type Part = (typeof PARTS)[number];

/** What the two moves have of one part, which is not the same. */
export interface Line {
  part: Part;
  top: number;
  own: number;
}

export interface Difference {
  /** the parts that differ, what weighs most first; their differences add up to `points` */
  lines: Line[];
  /** top less own */
  points: number;
  top: Tally;
  own: Tally;
}

export interface Counted extends Move {
  /** as the server counted it, without a solo bonus */
  points: number;
}

type Shares = Readonly<Record<Part, number>>;

/** Why the top is worth more than an own move. Null where one of them cannot be laid there. */
export function differenceOf(position: Position, top: Counted, own: Counted): Difference | null {
  const tallies = { top: tallyOf(position, top), own: tallyOf(position, own) };
  if (!tallies.top || !tallies.own) return null;
  const tops = sharesOf(position, top, tallies.top);
  const owns = sharesOf(position, own, tallies.own);
  const lines = PARTS.map((part): Line => ({ part, top: tops[part], own: owns[part] }))
    .filter((line) => line.top !== line.own)
    .sort((a, b) => Math.abs(b.top - b.own) - Math.abs(a.top - a.own));
  return { lines, points: top.points - own.points, top: tallies.top, own: tallies.own };
}

function sharesOf(position: Position, move: Counted, tally: Tally): Shares {
  const reading = readMove(position, move);
  const paid = reading.ok ? paidScore(position, reading) : tally.total;
  const { letters, letterSquares, wordSquares, beside, bonus, total } = tally;
  return {
    letters,
    letterSquares,
    wordSquares,
    beside,
    bonus,
    bestPlace: paid - total,
    ruling: move.points - paid,
  };
}
