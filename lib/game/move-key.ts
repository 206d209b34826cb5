import type { Board, Move } from '@/lib/engine';
import { wordCodes } from './word-codes';

/**
 * Equal for moves that lay the same tiles on the same squares, however written; a move that cannot be laid
 * is only equal to itself.
 */
export function moveKey(board: Board, { row, col, direction, word }: Move): string {
  const codes = wordCodes(word, board.tiles);
  const [down, right] = direction === 'across' ? [0, 1] : [1, 0];
  const laid = codes?.flatMap((code, index) => {
    const at = { row: row - 1 + index * down, col: col - 1 + index * right };
    return board.at(at.row, at.col) === 0 ? `${at.row}.${at.col}.${code}` : [];
  });
  return laid && laid.length > 0 ? laid.join(' ') : `? ${row},${col},${direction},${word}`;
}
