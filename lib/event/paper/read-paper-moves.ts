import { sql } from '@/lib/db';
import { type Position, readMove, type ScoredMove } from '@/lib/engine';
import type { PaperMoves } from '@/lib/http/schemas';
import type { EventInfo } from '../event-info';
import { roundPosition } from '../read-slip';
import { type Refusal, refuse } from '../refusal';
import { legalMoves } from '../round-digest';
import { roundByNumber } from '../round-row';

/** Every legal move of a closed round, best first, for a corrector's page to complete what is typed. */
export async function readPaperMoves(event: EventInfo, number: number): Promise<PaperMoves | Refusal> {
  const round = await roundByNumber(sql(), event.gameId, number);
  if (round?.status !== 'closed') return refuse('round-not-found');
  const moves = inEveryPlace(roundPosition(event, round), await legalMoves(event, round));
  return {
    moves: moves.map(({ row, col, direction, word, score }) => [
      row,
      col,
      direction === 'across' ? 1 : 0,
      word,
      score,
    ]),
  };
}

/** Lists have each word of the first round once; players write it where they laid it, with what it makes there. */
function inEveryPlace(at: Position, moves: readonly ScoredMove[]): ScoredMove[] {
  if (at.board.count > 0) return [...moves];
  const columns = Array.from({ length: at.board.size }, (_, index) => index + 1);
  return moves
    .flatMap((move) =>
      columns.flatMap((col) => {
        const reading = readMove(at, { ...move, col });
        return reading.ok ? [{ ...reading.move, score: reading.score }] : [];
      }),
    )
    .sort((a, b) => b.score - a.score);
}
