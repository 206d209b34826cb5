import { type LegalReading, type Position, readMove, type ScoredMove } from '@/lib/engine';

/**
 * What a legal move is paid: its score, but in the first round the most that its word (with the blanks
 * where the player has them) can score in any allowed first place.
 */
export function paidScore(position: Position, reading: LegalReading): number {
  if (position.board.count > 0) return reading.score;
  const { row, col } = position.board.layout.start;
  const length = reading.placed.length;
  const across = reading.move.direction === 'across';
  let most = reading.score;
  for (let before = 0; before < length; before++) {
    const place = across ? { row: row + 1, col: col + 1 - before } : { row: row + 1 - before, col: col + 1 };
    const shifted = readMove(position, { ...reading.move, ...place });
    if (shifted.ok) most = Math.max(most, shifted.score);
  }
  return most;
}

/**
 * The same rule for lists of moves: in the first round a word counts as its best place wherever it is laid, so
 * it is listed once, there. `moves` by falling score; `chosen` stands for its word. Later rounds: as they are.
 */
export function oncePerWord(
  { board }: Position,
  moves: readonly ScoredMove[],
  chosen?: ScoredMove,
): ScoredMove[] {
  if (board.count > 0) return [...moves];
  const words = new Set<string>();
  return moves.flatMap((move) => {
    if (words.has(move.word)) return [];
    words.add(move.word);
    return chosen?.word === move.word ? chosen : move;
  });
}
