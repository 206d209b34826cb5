import type { LockedEvent } from './event-lock';
import { append } from './log';
import { readStandings, rewriteStandings, settleWarnings, topTotal } from './standings-sql';

/** Computes all standings again, because players came, went or changed their names, and tells them. */
export async function restateResults({ tx, info, status }: LockedEvent): Promise<void> {
  const [last] = await tx<{ id: string; number: number }[]>`
    select id, number from round where game_id = ${info.gameId} and status = 'closed' order by number desc limit 1`;
  if (!last) return;
  await rewriteStandings(tx, info);
  if (status === 'finished') await settleWarnings(tx, last.id, info);
  const total = await topTotal(tx, info.gameId);
  const standings = await readStandings(tx, last.id, total, { most: 10 });
  await append(tx, info.id, 'ruling', { number: last.number, standings }, false);
}
