import { sql } from '@/lib/db';
import type { MemberList } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { nameOrder } from './name-order';
import { nameKey } from './player-name';

export interface MembersOptions {
  /** part of a name, or a team, a table, a club, a category, a series or a licence; empty for all */
  search: string;
  page: number;
  /** rows of a page; null: all on one */
  size: number | null;
}

type Row = MemberList['players'][number] & { count: number };

/** Who joined, the removed too, by name. */
export async function readMembers(
  event: EventInfo,
  { search, page, size }: MembersOptions,
): Promise<MemberList> {
  const db = sql();
  const part = nameKey(search);
  const wanted = db`event_id = ${event.id} and (${part} = '' or position(${part} in name_key) > 0
    or ${part} in (lower(team), lower(table_name), lower(club), lower(category), lower(series), lower(licence)))`;
  const rows = await db<Row[]>`
    select id as "playerId", name, table_name as "table", team, club, category, series, licence, removed_at is not null as removed,
           extra_ms / 1000 as "extraSeconds", withdrawn_at is not null as withdrawn, (count(*) over ())::int as count
    from player p where ${wanted} order by ${nameOrder()} limit ${size} offset ${size === null ? 0 : (page - 1) * size}`;
  const count = rows[0]?.count ?? (page > 1 ? await countOf(event, search) : 0);
  const pages = size === null ? 1 : Math.max(1, Math.ceil(count / size));
  return { players: rows.map(({ count: _, ...row }) => row), count, page: size === null ? 1 : page, pages };
}

/** Past the last page nobody tells how many there are. */
async function countOf(event: EventInfo, search: string): Promise<number> {
  return (await readMembers(event, { search, page: 1, size: 1 })).count;
}
