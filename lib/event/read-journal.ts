import { sql } from '@/lib/db';
import type { JournalEntry } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';

/**
 * Every ruling, every act of a referee, and every slip on paper of a closed round that was entered anew: with what
 * stands on it as the reason. Newest first.
 */
export async function readJournal({ id, gameId }: EventInfo): Promise<JournalEntry[]> {
  return sql()<JournalEntry[]>`
    select * from (
      select ru.id, ru.at, ru.author, r.number as round, ru.kind::text as what,
        json_build_object('id', p.id, 'name', p.name, 'table', p.table_name) as player, ru.reason,
        ru.before::text as before, ru.after::text as after, r.status = 'cancelled' as undone, null as voided
      from round r join ruling ru on ru.round_id = r.id join player p on p.id = ru.player_id
      where r.game_id = ${gameId}
      union all
      select a.id, a.at, a.author, a.round, a.kind,
        case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'table', p.table_name) end,
        a.reason, a.data ->> 'before', a.data ->> 'after', a.undone_at is not null,
        case when a.kind = 'cancel' and a.undone_at is null then a.data ->> 'roundId' end
      from referee_act a left join player p on p.id = a.data ->> 'playerId' and p.event_id = a.event_id
      where a.event_id = ${id}
      union all
      select pe.id, pe.at, pe.author, r.number, 'entered',
        json_build_object('id', p.id, 'name', p.name, 'table', p.table_name), ${asRead()},
        pe.earlier ->> 'points', pe.slip ->> 'points', r.status = 'cancelled', null
      from (
        select *, lag(slip) over earlier as earlier, lag(body) over earlier as was_body, lag(given) over earlier as was_given
        from paper_entry
        where reading = 1 and (state in ('counts', 'replaced') or exists (
            -- It counted, and waits beside the one that took its place.
            select 1 from paper_entry c where c.round_id = paper_entry.round_id and c.player_id = paper_entry.player_id
              and c.reading = 1 and c.state = 'counts' and c.at > paper_entry.at))
          and round_id in (select id from round where game_id = ${gameId} and status in ('closed', 'cancelled'))
        window earlier as (partition by round_id, player_id order by at, id)
      ) pe
      join round r on r.id = pe.round_id join player p on p.id = pe.player_id
      -- Where everybody was given the top, the first slip of one's own corrects nothing.
      where pe.body <> pe.was_body and not pe.was_given
    ) entry order by at desc, id desc`;
}

/** What stands on a slip, `/` between several answers. */
const asRead = () => sql()`
  case when (pe.body ->> 'top')::boolean then 'T' else coalesce((
    select string_agg(concat_ws(' ', nullif(a ->> 'reference', ''), nullif(a ->> 'word', ''), a ->> 'claimed'), ' / ')
    from jsonb_array_elements(pe.body -> 'answers') a), '') end`;
