import { findAllMoves, position, type ScoredMove } from '@/lib/engine';
import { rackTiles } from '@/lib/game';
import type { MoveBody, RoundView } from '@/lib/http/schemas';
import { openLexicon } from '@/lib/lexicons';

/** All legal moves of a round as it is shown, best first. */
export function legalMoves(round: Pick<RoundView, 'board' | 'rack'>): ScoredMove[] {
  const { lexicon } = openLexicon('en');
  return findAllMoves(
    position({ tiles: lexicon.tiles, board: round.board, rack: rackTiles(round.rack) }),
    lexicon,
  ).slice();
}

export const moveOf = ({ row, col, direction, word }: ScoredMove): MoveBody => ({
  row,
  col,
  direction,
  word,
});
