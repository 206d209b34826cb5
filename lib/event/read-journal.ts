import { sql } from '@/lib/db';
import type { JournalEntry } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';

/** Every ruling and every act of a referee, newest first. */
export async function readJournal({ id, gameId }: EventInfo): Promise<JournalEntry[]> {
  return sql()<JournalEntry[]>`
    select * from (
      select ru.id, ru.at, ru.author, r.number as round, ru.kind::text as what,
        json_build_object('id', p.id, 'name', p.name, 'table', p.table_name) as player, ru.reason,
        ru.before::text as before, ru.after::text as after, r.status = 'cancelled' as undone, null as voided
      from round r join ruling ru on ru.round_id = r.id join player p on p.id = ru.player_id
      where r.game_id = ${gameId}
      union all
      select id, at, author, round, kind, null, reason, data ->> 'before', data ->> 'after', undone_at is not null,
        case when kind = 'cancel' and undone_at is null then data ->> 'roundId' end
      from referee_act where event_id = ${id}
    ) entry order by at desc, id desc`;
}
