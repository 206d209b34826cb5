import { BLANK, type Board, type Place, type Position } from '@/lib/engine';

/**
 * Whether a word may lie somewhere, as far as edges, neighbours, letters on the board and the rack go, blanks standing
 * wherever the rack needs them. `readMove` still has to say whether it does; but of the hundreds of places of a board
 * this leaves a handful, so that a good word in a wrong place takes hardly longer to judge than a bad one.
 */
export function placesFor({ board, rack }: Position, codes: readonly number[]): (place: Place) => boolean {
  const letters = codes.map((code) => code & ~BLANK);
  const have = new Uint8Array(BLANK + 1);
  for (const code of rack) have[code] = (have[code] ?? 0) + 1;
  return ({ row, col, direction }) => {
    const [down, right] = direction === 'across' ? [0, 1] : [1, 0];
    const [top, left] = [row - 1, col - 1];
    const [below, behind] = [top + letters.length * down, left + letters.length * right];
    if (below - down >= board.size || behind - right >= board.size) return false;
    if (board.at(top - down, left - right) !== 0 || board.at(below, behind) !== 0) return false;
    const used = new Uint8Array(BLANK + 1);
    let fresh = 0;
    let missing = 0;
    let joined = false;
    for (const [index, letter] of letters.entries()) {
      const [y, x] = [top + index * down, left + index * right];
      const standing = board.at(y, x);
      joined ||= touches(board, y, x, down, right);
      if (standing !== 0 && (standing & ~BLANK) !== letter) return false;
      if (standing !== 0) continue;
      fresh += 1;
      used[letter] = (used[letter] ?? 0) + 1;
      if ((used[letter] ?? 0) > (have[letter] ?? 0)) missing += 1;
    }
    return fresh > 0 && joined && missing <= (have[BLANK] ?? 0);
  };
}

/** On a tile or beside one, across the word's direction; on an empty board, on the first square. */
function touches(board: Board, row: number, col: number, down: number, right: number): boolean {
  if (board.at(row, col) !== 0) return true;
  if (board.count === 0) return row === board.layout.start.row && col === board.layout.start.col;
  return board.at(row - right, col - down) !== 0 || board.at(row + right, col + down) !== 0;
}
