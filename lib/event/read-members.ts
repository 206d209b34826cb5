import { sql } from '@/lib/db';
import type { EventInfo } from './event-info';
import type { Member } from './remove-player';

export interface MemberRow extends Member {
  category: string | null;
  team: string | null;
  table: string | null;
}

/** Everybody who joined, the removed too, by name. */
export function readMembers(event: EventInfo): Promise<MemberRow[]> {
  return sql()<MemberRow[]>`
    select id as "playerId", name, category, team, table_name as "table", removed_at is not null as removed
    from player where event_id = ${event.id} order by name, id`;
}
