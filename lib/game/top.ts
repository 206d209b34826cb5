/*
 * Which of the equal best moves is placed for everybody (preset FISF), in this order:
 *   1. no blank, or fewer;
 *   2. a move that ends the game, as far as the tiles left tell (endByTiles);
 *   3. the one that opens the board most (opening.ts);
 *   4. alphabetical, in the order of the tile set;
 *   5. nearest to A1: row + column of its first letter, then the upper row, then across;
 *   6. where only the blank's place in the word differs: the real letter first.
 * The order is total, so the choice does not depend on the order in which the moves come.
 */
import { BLANK, type LegalReading, type Position, readMove, type ScoredMove } from '@/lib/engine';
import { endByTiles } from './end';
import { opening } from './opening';
import { fullSet, laidTiles, listTiles, takeTiles, tilesOnBoard } from './tile-counts';
import { wordCodes } from './word-codes';

/** Small numbers are preferred; compared from the left, a missing one before any other. */
type Preference = readonly number[];

/** @throws Error without a move, or with one that is not legal in the position: bugs of the caller. */
export function chooseTop(position: Position, tops: readonly ScoredMove[]): ScoredMove {
  const candidates = tops.map((move) => {
    const reading = readMove(position, move);
    if (!reading.ok) throw new Error(`Not a legal move: ${JSON.stringify(move)} is ${reading.problem}`);
    return { move, reading };
  });
  const criteria: ((reading: LegalReading) => Preference)[] = [
    ({ placed }) => [placed.filter(({ blank }) => blank).length],
    (reading) => [endsGame(position, reading) ? 0 : 1],
    ({ placed }) => [-opening(position.board, placed)],
    ({ move }) => lettersOf(position, move.word).map((code) => code & ~BLANK),
    ({ move: { row, col, direction } }) => [row + col, row, direction === 'across' ? 0 : 1],
    ({ move }) => lettersOf(position, move.word),
  ];
  let best = candidates;
  for (const criterion of criteria) best = preferred(best, criterion);
  const [chosen] = best;
  if (!chosen) throw new Error('No move to choose from');
  return chosen.move;
}

function preferred<Candidate extends { reading: LegalReading }>(
  candidates: readonly Candidate[],
  criterion: (reading: LegalReading) => Preference,
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

function endsGame({ board, tiles }: Position, reading: LegalReading): boolean {
  const counts = fullSet(tiles);
  takeTiles(counts, tilesOnBoard(board));
  takeTiles(counts, laidTiles(tiles, reading));
  return endByTiles(tiles, listTiles(counts)) !== null;
}
