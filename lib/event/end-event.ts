import type { EndReason } from '@/lib/game';
import type { StandingRow, TargetsReached } from '@/lib/http/schemas';
import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { gameHead } from './game-standings';
import { appendAll } from './log';
import { settleWarnings } from './settle-warnings';
import { type RoundHead, readHeads } from './standings-sql';
import { readReached } from './target-reached';

export interface Ending {
  event: EventInfo;
  reason: EndReason;
  /** the round that was just closed, where its close ends the event */
  last?: LastRound & { head: RoundHead | undefined };
}

/** Ends the event with the rounds that were closed. Rounds that were not are void. Publishes the seed. */
export function endEvent(tx: Db, event: EventInfo, reason: EndReason): Promise<void> {
  return endEvents(tx, [{ event, reason }]);
}

/** The same for several at once. */
export async function endEvents(tx: Db, endings: readonly Ending[]): Promise<void> {
  if (endings.length === 0) return;
  const gameIds = endings.map(({ event }) => event.gameId);
  const reasons = endings.map(({ event, reason }) => ({ id: event.id, reason }));
  const asked = endings.filter(({ last }) => !last).map(({ event }) => event.gameId);
  const [, , looked, seeds] = await Promise.all([
    tx`
      update round set status = 'cancelled', opens_at = null, remaining_ms = null
      where game_id = any(${gameIds}) and status not in ('closed', 'cancelled')`,
    tx`
      update event set status = 'finished', finished_at = clock_timestamp(), end_reason = e.reason
      from jsonb_to_recordset(${tx.json(reasons)}) as e(id text, reason text) where event.id = e.id`,
    lastRounds(tx, asked),
    tx<{ id: string; seed: string }[]>`select id, seed from game where id = any(${gameIds})`,
  ]);
  const seedOf = new Map(seeds.map(({ id, seed }) => [id, seed]));
  const lastOf = ({ event, last }: Ending) => last ?? looked.get(event.gameId);
  const closed = endings.flatMap((ending) => {
    const last = lastOf(ending);
    return last ? [{ event: ending.event, ...last }] : [];
  });
  const reasonOf = new Map(endings.map(({ event, reason }) => [event.id, reason]));
  await markGameEnds(
    tx,
    closed.map(({ event, id }) => ({ id, reason: reasonOf.get(event.id) ?? 'stopped-by-host' })),
  );
  const settled = await settleWarnings(tx, closed);
  const known = new Map(
    endings.flatMap(({ last }) =>
      last?.head && !settled.has(last.id) ? [[last.id, last.head] as const] : [],
    ),
  );
  const read = await readHeads(
    tx,
    closed.filter(({ id }) => !known.has(id)),
  );
  const games = new Map<string, StandingRow[]>();
  for (const { event, game } of closed)
    if (event.settings.games > 1) games.set(event.id, await gameHead(tx, event, game));
  const reached = new Map<string, TargetsReached>();
  for (const { event, reason } of endings) {
    const told = reason === 'target-reached' ? await readReached(tx, event) : null;
    if (told) reached.set(event.id, told);
  }
  const dataOf = (ending: Ending) => {
    const { event, reason } = ending;
    const last = lastOf(ending);
    const head = last && (known.get(last.id) ?? read.get(last.id));
    return {
      reason,
      number: last?.number ?? 0,
      topTotal: head?.topTotal ?? 0,
      ranked: head?.ranked ?? 0,
      standings: head?.standings ?? [],
      ...(reached.has(event.id) && { reached: reached.get(event.id) }),
      ...(games.has(event.id) && { gameStandings: games.get(event.id) }),
      // A gathering's is told when all its rooms have finished.
      seed: event.gatheringId === null ? (seedOf.get(event.gameId) ?? '') : '',
    };
  };
  const entryOf = (ending: Ending) => ({
    eventId: ending.event.id,
    kind: 'finished' as const,
    data: dataOf(ending),
  });
  await appendAll(tx, endings.map(entryOf));
}

/** Notes that games are over with these closed rounds. One that is noted already keeps its reason. */
export async function markGameEnds(
  tx: Db,
  lasts: readonly { id: string; reason: EndReason }[],
): Promise<void> {
  if (lasts.length === 0) return;
  const ends = lasts.map(({ id, reason }) => ({ id, reason }));
  await tx`
    update round set game_end = e.reason
    from jsonb_to_recordset(${tx.json(ends)}) as e(id text, reason text)
    where round.id = e.id and round.id = any(${ends.map(({ id }) => id)}) and round.game_end is null`;
}

interface LastRound {
  id: string;
  number: number;
  game: number;
  topScore: number;
}

/** The last closed round of each game that has one. */
async function lastRounds(tx: Db, gameIds: readonly string[]): Promise<Map<string, LastRound>> {
  if (gameIds.length === 0) return new Map();
  const rows = await tx<(LastRound & { gameId: string })[]>`
    select distinct on (game_id) game_id as "gameId", id, number, of_game as game, top_score as "topScore" from round
    where game_id = any(${gameIds as string[]}) and status = 'closed' order by game_id, number desc`;
  return new Map(rows.map(({ gameId, ...last }) => [gameId, last]));
}
