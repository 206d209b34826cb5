import type { Board, Placement } from '@/lib/engine';

/**
 * How open a move leaves the board: the number of empty squares that touch a tile after it, which are the
 * squares where the next word can join. A move in the open adds up to 2n + 2 of them, one that lies along
 * another word or fills a gap adds few or takes some away.
 */
export function opening(board: Board, placed: readonly Placement[]): number {
  const fresh = new Set(placed.map(({ row, col }) => (row - 1) * board.size + col - 1));
  const isTile = (row: number, col: number) =>
    board.at(row, col) !== 0 || (col >= 0 && col < board.size && fresh.has(row * board.size + col));
  let count = 0;
  for (let row = 0; row < board.size; row++) {
    for (let col = 0; col < board.size; col++) {
      if (isTile(row, col)) continue;
      if (isTile(row - 1, col) || isTile(row + 1, col) || isTile(row, col - 1) || isTile(row, col + 1))
        count++;
    }
  }
  return count;
}
