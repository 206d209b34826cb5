import type { LockedEvent } from './event-lock';
import { append } from './log';
import { readHeads } from './standings-sql';
import { rewriteStandings, settleWarnings } from './write-standings';

/** Computes all standings again, because players came, went or changed their names, and tells them. */
export async function restateResults({ tx, info, status }: LockedEvent): Promise<void> {
  const [last] = await tx<{ id: string; number: number; topScore: number }[]>`
    select id, number, top_score as "topScore" from round where game_id = ${info.gameId} and status = 'closed' order by number desc limit 1`;
  if (!last) return;
  await rewriteStandings(tx, info);
  const round = { event: info, ...last };
  if (status === 'finished') await settleWarnings(tx, [round]);
  const standings = (await readHeads(tx, [round])).get(last.id)?.standings ?? [];
  await append(tx, info.id, 'ruling', { number: last.number, standings }, false);
}
