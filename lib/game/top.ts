/*
 * Which of the equal best moves is placed for everybody. With a joker, first of all a move after which the blank
 * is still there. Then, by the international federation (fisf):
 *   1. no blank, or fewer;
 *   2. a move that ends the game, as far as the tiles left tell (endByTiles);
 *   3. the one that opens the board most (opening.ts);
 *   4. alphabetical, in the order of the tile set;
 *   5. nearest to A1: row + column of its first letter, then the upper row, then across;
 *   6. where only the blank's place in the word differs: the real letter first.
 * By the Spanish regulation for duplicate (spain), as it is told second-hand, 2 and 3 are instead:
 *   2. the most balanced left-over: the least difference of vowels and consonants, which a blank makes good;
 *   3. the fewest tiles laid.
 * The order is total, so the choice does not depend on the order in which the moves come.
 */
import { BLANK, type LegalReading, type Position, readMove, type ScoredMove } from '@/lib/engine';
import { DRAW_RULES, mixOf } from './draw-rule';
import { endByTiles } from './end-by-tiles';
import { FORMATS } from './formats';
import type { RuleOptions, TopPolicy } from './game-rules';
import { jokerExchange } from './joker';
import { opening } from './opening';
import { countTiles, fullSet, laidTiles, listTiles, takeTiles, tilesOnBoard } from './tile-counts';
import { wordCodes } from './word-codes';

/** Small numbers are preferred; compared from the left, a missing one before any other. */
type Preference = readonly number[];
type Criterion = (reading: LegalReading) => Preference;

/** @throws Error without a move, or with one that is not legal in the position: bugs of the caller. */
export function chooseTop(
  position: Position,
  tops: readonly ScoredMove[],
  options: RuleOptions = {},
): ScoredMove {
  const candidates = tops.map((move) => {
    const reading = readMove(position, move);
    if (!reading.ok) throw new Error(`Not a legal move: ${JSON.stringify(move)} is ${reading.problem}`);
    return { move, reading };
  });
  let best = candidates;
  for (const criterion of criteria(position, options)) best = preferred(best, criterion);
  const [chosen] = best;
  if (!chosen) throw new Error('No move to choose from');
  return chosen.move;
}

function criteria(position: Position, options: RuleOptions): Criterion[] {
  const { topPolicy = 'fisf' } = options;
  return [
    (reading) => [losesBlank(position, reading, options) ? 1 : 0],
    ({ placed }) => [placed.filter(({ blank }) => blank).length],
    ...BY_POLICY[topPolicy](position, options),
    ({ move }) => lettersOf(position, move.word).map((code) => code & ~BLANK),
    ({ move: { row, col, direction } }) => [row + col, row, direction === 'across' ? 0 : 1],
    ({ move }) => lettersOf(position, move.word),
  ];
}

const BY_POLICY: Record<TopPolicy, (position: Position, options: RuleOptions) => Criterion[]> = {
  fisf: (position, options) => [
    (reading) => [endsGame(position, reading, options) ? 0 : 1],
    ({ placed }) => [-opening(position.board, placed)],
  ],
  spain: (position, options) => [
    (reading) => [imbalance(position, reading, options)],
    ({ placed }) => [placed.length],
  ],
};

function preferred<Candidate extends { reading: LegalReading }>(
  candidates: readonly Candidate[],
  criterion: Criterion,
): Candidate[] {
  if (candidates.length < 2) return [...candidates];
  const rated = candidates.map((candidate) => ({ candidate, by: criterion(candidate.reading) }));
  const least = rated.reduce((a, b) => (compare(b.by, a.by) < 0 ? b : a)).by;
  return rated.filter(({ by }) => compare(by, least) === 0).map(({ candidate }) => candidate);
}

function compare(a: Preference, b: Preference): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    if (a[index] !== b[index]) return a[index]! - b[index]!;
  }
  return a.length - b.length;
}

const lettersOf = (position: Position, word: string) => wordCodes(word, position.tiles) ?? [];

/** In a joker format: whether the move leaves its blank on the board. */
function losesBlank(position: Position, reading: LegalReading, { format = FORMATS.normal }: RuleOptions) {
  const laysBlank = format.joker && reading.placed.some(({ blank }) => blank);
  return laysBlank && jokerExchange(position.tiles, position, reading, format) === null;
}

function endsGame(position: Position, reading: LegalReading, options: RuleOptions): boolean {
  const { board, tiles } = position;
  const { format = FORMATS.normal, draw = 'fisf' } = options;
  const counts = fullSet(tiles);
  takeTiles(counts, tilesOnBoard(board));
  const exchange = jokerExchange(tiles, position, reading, format);
  const laid = laidTiles(tiles, reading);
  takeTiles(
    counts,
    exchange ? laid.map((code) => (code === BLANK ? tiles.codeOf(exchange.letter) : code)) : laid,
  );
  // Of the blanks of a joker format, one at a time is in play.
  if (format.joker) counts.set(BLANK, Math.min(1, counts.get(BLANK) ?? 0));
  return endByTiles(tiles, listTiles(counts), DRAW_RULES[draw]) !== null;
}

/** Vowels against consonants of what stays on the rack; Y is a consonant here, a blank whichever is missing. */
function imbalance(position: Position, reading: LegalReading, options: RuleOptions): number {
  const { tiles, rack } = position;
  const { format = FORMATS.normal } = options;
  const kept = countTiles(rack);
  takeTiles(kept, laidTiles(tiles, reading));
  if (jokerExchange(tiles, position, reading, format)) kept.set(BLANK, 1);
  const { vowels, consonants, either } = mixOf(tiles, listTiles(kept), DRAW_RULES.spain);
  return Math.max(0, Math.abs(vowels - consonants) - either);
}
