import type { EndReason } from '@/lib/game';
import type { StandingRow } from '@/lib/http/schemas';
import type { Db } from './columns';
import { markGameEnds } from './end-event';
import type { EventInfo } from './event-info';
import { gameHead } from './game-standings';
import type { RoundRow } from './round-row';
import { settleWarnings } from './settle-warnings';
import { type RoundHead, readHeads } from './standings-sql';

/** A game that is over with a round which closes, where another one follows. */
export interface GameOver {
  event: EventInfo;
  round: RoundRow;
  reason: EndReason;
}

/**
 * Ends games that others follow. What warnings cost is taken off now, so the heads that it changes are read anew. Returns
 * the first ten of each game alone, by its last round.
 */
export async function endGames(
  tx: Db,
  over: readonly GameOver[],
  heads: Map<string, RoundHead>,
): Promise<Map<string, StandingRow[]>> {
  const games = new Map<string, StandingRow[]>();
  if (over.length === 0) return games;
  const lasts = over.map(({ event, round: { id, topScore }, reason }) => ({ event, id, topScore, reason }));
  await markGameEnds(tx, lasts);
  const settled = await settleWarnings(tx, lasts);
  const changed = await readHeads(
    tx,
    lasts.filter(({ id }) => settled.has(id)),
  );
  for (const [id, head] of changed) heads.set(id, head);
  for (const { event, round } of over) games.set(round.id, await gameHead(tx, event, round.game));
  return games;
}
