import { sql } from '@/lib/db';
import type { RankedGroups, ResultGroup } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';

/** Beyond these nobody reads a list of sums. */
const MOST = 500;

const KINDS = { category: 'categories', series: 'series', club: 'clubs', team: 'teams' } as const;
type Kind = keyof typeof KINDS;

/**
 * Categories, series, clubs and teams after the last closed round: the sum of the scores of those who took part, of the
 * sum of the tops of all of them. Equal shares have one place.
 */
export async function readGroups(event: EventInfo): Promise<RankedGroups> {
  const found: RankedGroups = { round: 0, categories: [], series: [], clubs: [], teams: [] };
  const [last] = await sql()<{ id: string; number: number; tops: number }[]>`
    select id, number, (sum(top_score) over (order by number))::int as tops from round
    where game_id = ${event.gameId} and status = 'closed' order by number desc limit 1`;
  if (!last) return found;
  const rows = await sql()<(ResultGroup & { kind: Kind })[]>`
    with part as materialized (
      select p.category, p.series, p.club, p.team, st.total from standing st join player p on p.id = st.player_id
      where st.round_id = ${last.id} and st.rank is not null),
    summed as (
      select k.kind, k.name, count(*)::int as players, sum(total)::int as total
      from part cross join lateral (
        values ('category', category), ('series', series), ('club', club), ('team', team)) as k(kind, name)
      where k.name is not null group by k.kind, k.name),
    ranked as (
      select kind, rank() over (partition by kind order by total::numeric / players desc)::int as rank, name, players,
             total, case when ${last.tops}::int > 0 then round(1000.0 * total / players / ${last.tops}::int) / 10 else 0
             end::float8 as percentage, (round(10.0 * total / players) / 10)::float8 as average
      from summed)
    select * from ranked where rank <= ${MOST} order by kind, rank, name`;
  for (const { kind, ...group } of rows) found[KINDS[kind]].push(group);
  return { ...found, round: last.number };
}
