import type { EndReason } from '@/lib/game';
import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { append } from './log';
import { readStandings, settleWarnings, topTotal } from './standings-sql';

/** Ends the event with the rounds that were closed. Rounds that were not are void. Publishes the seed. */
export async function endEvent(tx: Db, event: EventInfo, reason: EndReason): Promise<void> {
  await tx`
    update round set status = 'cancelled', opens_at = null, remaining_ms = null
    where game_id = ${event.gameId} and status <> 'closed'`;
  await tx`
    update event set status = 'finished', finished_at = clock_timestamp(), end_reason = ${reason}
    where id = ${event.id}`;
  const total = await topTotal(tx, event.gameId);
  const [last] = await tx<{ id: string; number: number }[]>`
    select id, number from round where game_id = ${event.gameId} and status = 'closed' order by number desc limit 1`;
  if (last) await settleWarnings(tx, last.id, event);
  const [game] = await tx<{ seed: string }[]>`select seed from game where id = ${event.gameId}`;
  await append(tx, event.id, 'finished', {
    reason,
    number: last?.number ?? 0,
    topTotal: total,
    standings: last ? await readStandings(tx, last.id, total, { most: 10 }) : [],
    seed: game?.seed ?? '',
  });
}
