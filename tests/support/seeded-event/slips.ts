import type { Lexicon, Position, Random, ScoredMove } from '@/lib/engine';
import { type ReadSlip, readAssisted } from '@/lib/event/read-slip';
import { Refusal } from '@/lib/event/refusal';
import { foundMove, strengthOf } from '@/scripts/demo/simulated-player';

export interface SlipsInput {
  at: Position;
  lexicon: Lexicon;
  /** all legal moves, best first */
  moves: readonly ScoredMove[];
  /** the strongest first */
  playerIds: readonly string[];
  random: Random;
}

/** What each player sends, read as the service reads it; nothing of who finds nothing. */
export function slipsOf({ at, lexicon, moves, playerIds, random }: SlipsInput): Map<string, ReadSlip> {
  const slips = new Map<string, ReadSlip>();
  const read = new Map<string, ReadSlip | Refusal>();
  for (const [index, id] of playerIds.entries()) {
    const move = foundMove(moves, strengthOf(index, playerIds.length), random);
    if (!move) continue;
    const key = `${move.row} ${move.col} ${move.direction} ${move.word}`;
    const slip = read.get(key) ?? readAssisted(at, lexicon, { rev: 1, move });
    read.set(key, slip);
    if (!(slip instanceof Refusal)) slips.set(id, slip);
  }
  return slips;
}
