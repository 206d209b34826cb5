import type { EventInfo } from './event-info';
import type { LockedEvent } from './event-lock';
import { gameHead } from './game-standings';
import { append } from './log';
import { settleWarnings } from './settle-warnings';
import { readHeads } from './standings-sql';
import { readReached } from './target-reached';
import { rewriteStandings } from './write-standings';

/** An event whose row is held. */
type Held = Pick<LockedEvent, 'tx' | 'info' | 'status'>;

/**
 * Computes all standings again and tells them, because players came or went, or slips or rulings of a closed round
 * changed: points, solos, warnings, averages, totals and ranks follow, and what reviews have counted is void. `round`:
 * the number of the round that was changed; `from`: the first whose standings may differ.
 */
export async function restateResults(locked: Held, round: number | null = null, from = 1): Promise<void> {
  const last = await lastClosed(locked);
  if (!last) return;
  await rewriteStandings(locked.tx, locked.info, from);
  if (locked.status === 'finished') await settleWarnings(locked.tx, [last]);
  await tell(locked, last, round);
}

/** Tells the standings as they are, because a player has another name. */
export async function retellResults(locked: Held): Promise<void> {
  const last = await lastClosed(locked);
  if (last) await tell(locked, last, null);
}

interface LastRound {
  event: EventInfo;
  id: string;
  number: number;
  game: number;
  gameEnd: string | null;
  topScore: number;
}

async function lastClosed({ tx, info }: Held): Promise<LastRound | null> {
  const [last] = await tx<Omit<LastRound, 'event'>[]>`
    select id, number, of_game as game, game_end as "gameEnd", top_score as "topScore" from round
    where game_id = ${info.gameId} and status = 'closed' order by number desc limit 1`;
  return last ? { event: info, ...last } : null;
}

async function tell({ tx, info }: Held, last: LastRound, round: number | null): Promise<void> {
  const head = (await readHeads(tx, [last])).get(last.id);
  const { standings = [], found = 0, sent = 0, ranked = 0, topTotal = 0 } = head ?? {};
  const isOver = last.gameEnd !== null && info.settings.games > 1;
  const game = isOver && { gameStandings: await gameHead(tx, info, last.game) };
  const reached = await readReached(tx, info);
  const data = {
    number: last.number,
    round,
    standings,
    found,
    sent,
    ranked,
    topTotal,
    ...game,
    ...(reached && { reached }),
  };
  await append(tx, info.id, 'ruling', data, false);
}
