/*
 * Simulated players: which move a player of a certain strength finds.
 *
 * A player knows a word or does not, in every round alike; and of the words known, sees a place or does not. The longer a
 * word the fewer know it; the more tiles are laid, and the more words are formed beside, the fewer see it. Who plays takes
 * the best move that is known and seen. A word that is not in the list is never sent: that would say nothing of strength.
 *
 * Stronger is never worse: chance is a number for each word and each place that does not depend on strength, and what is
 * known and seen only grows with it. So whatever the weaker one finds the stronger one finds too.
 */
import { type Position, readMove, type ScoredMove } from '@/lib/engine';

export const STRENGTHS = ['beginner', 'intermediate', 'advanced', 'expert', 'master'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * Set so that on the golden positions they make about 40, 60, 75, 90 and 97 of 100 points of the tops: what clubs see of
 * people who begin, play at home, play in a club, win there, and win elsewhere.
 */
const SKILL: Readonly<Record<Strength, number>> = {
  beginner: 0,
  intermediate: 25,
  advanced: 48,
  expert: 76,
  master: 105,
};

/** Players of one strength differ by so much at most, to either side. */
const SPREAD = 7;
const SLOPE = 18;
const PER_LETTER = 10;
const PER_TILE = 8;
const PER_WORD_BESIDE = 10;
const PER_BLANK = 8;

/** A number from 0 to below 1 for a text, always the same for the same one. */
export type Chance = (of: string) => number;

export interface SimulatedInput {
  position: Position;
  /** legal moves, best first */
  moves: readonly ScoredMove[];
  strength: Strength;
  /** tells this player, and this round, from others */
  round: number;
  chance: Chance;
}

/** The move that is found; null when none is. */
export function simulatedMove({
  position,
  moves,
  strength,
  round,
  chance,
}: SimulatedInput): ScoredMove | null {
  const skill = SKILL[strength] + (2 * chance('form') - 1) * SPREAD;
  for (const move of moves) {
    const word = move.word.toUpperCase();
    const letters = [...word].length;
    if (chance(`word ${word}`) >= share(skill - PER_LETTER * (letters - 3) + SLOPE)) continue;
    const reading = readMove(position, move);
    if (!reading.ok) continue;
    const { placed, words } = reading;
    const blanks = placed.filter(({ blank }) => blank).length;
    const effort = PER_TILE * placed.length + PER_WORD_BESIDE * (words.length - 1) + PER_BLANK * blanks;
    const { row, col, direction } = move;
    if (chance(`place ${round} ${row} ${col} ${direction} ${move.word}`) < share(skill - effort - SLOPE))
      return move;
  }
  return null;
}

/** Of all words, or places, that are so much easier than the skill: 0 to 1, rising. */
function share(ease: number): number {
  return 1 / (1 + Math.exp(-ease / SLOPE));
}
