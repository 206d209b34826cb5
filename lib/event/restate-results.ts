import type { EventInfo } from './event-info';
import type { LockedEvent } from './event-lock';
import { append } from './log';
import { readHeads } from './standings-sql';
import { rewriteStandings, settleWarnings } from './write-standings';

/** Computes all standings again, because players came or went, and tells them. */
export async function restateResults(locked: LockedEvent): Promise<void> {
  const last = await lastClosed(locked);
  if (!last) return;
  await rewriteStandings(locked.tx, locked.info);
  if (locked.status === 'finished') await settleWarnings(locked.tx, [last]);
  await tell(locked, last);
}

/** Tells the standings as they are, because a player has another name. */
export async function retellResults(locked: LockedEvent): Promise<void> {
  const last = await lastClosed(locked);
  if (last) await tell(locked, last);
}

interface LastRound {
  event: EventInfo;
  id: string;
  number: number;
  topScore: number;
}

async function lastClosed({ tx, info }: LockedEvent): Promise<LastRound | null> {
  const [last] = await tx<Omit<LastRound, 'event'>[]>`
    select id, number, top_score as "topScore" from round where game_id = ${info.gameId} and status = 'closed' order by number desc limit 1`;
  return last ? { event: info, ...last } : null;
}

async function tell({ tx, info }: LockedEvent, last: LastRound): Promise<void> {
  const standings = (await readHeads(tx, [last])).get(last.id)?.standings ?? [];
  await append(tx, info.id, 'ruling', { number: last.number, standings }, false);
}
