import { sql } from '@/lib/db';
import { type RoundRow, currentRound as readCurrent } from './round-row';

/** The round that is or was last before everybody's eyes, for a decision of the moment. */
export function currentRound(gameId: string): Promise<RoundRow | null> {
  return readCurrent(sql(), gameId);
}
