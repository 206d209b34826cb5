import { sql } from '@/lib/db';
import type { StandingRow } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { type Refusal, refuse } from './refusal';
import { readStandings, topTotal } from './standings-sql';
import type { Viewer } from './viewer';

export interface ResultRow extends StandingRow {
  table: string | null;
  /** by round, in order; null for a round before the player came */
  points: (number | null)[];
}

export interface Results {
  /** numbers of the closed rounds */
  rounds: number[];
  rows: ResultRow[];
}

/** All players with their points by round, in the order of the ranking. Public once the event is finished. */
export async function readResults(event: EventInfo, viewer: Viewer): Promise<Results | Refusal> {
  const [facts] = await sql()<{ status: string }[]>`select status from event where id = ${event.id}`;
  if (facts?.status !== 'finished' && !viewer.host) return refuse('results-not-public');
  const closed = await sql()<{ id: string; number: number }[]>`
    select id, number from round where game_id = ${event.gameId} and status = 'closed' order by number`;
  const last = closed.at(-1);
  if (!last) return { rounds: [], rows: [] };
  const standings = await readStandings(sql(), last.id, await topTotal(sql(), event.gameId), {
    most: 1_000_000,
  });
  const more = await sql()<
    { playerId: string; table: string | null; points: Record<string, number> | null }[]
  >`
    select p.id as "playerId", p.table_name as "table", pts.points
    from player p left join lateral (
      select json_object_agg(r.number, st.points) as points from standing st join round r on r.id = st.round_id
      where st.player_id = p.id and r.game_id = ${event.gameId}) pts on true
    where p.event_id = ${event.id}`;
  const byPlayer = new Map(more.map((row) => [row.playerId, row]));
  const rounds = closed.map(({ number }) => number);
  return {
    rounds,
    rows: standings.map((row) => {
      const extra = byPlayer.get(row.playerId);
      return {
        ...row,
        table: extra?.table ?? null,
        points: rounds.map((number) => extra?.points?.[number] ?? null),
      };
    }),
  };
}
