import type { Db } from '../columns';

/**
 * Whom a corrector gave a solo in a round that is closed, and who cannot have it: nothing was scored, or somebody else
 * has as much. Compared before penalties, as solos are; whether enough play is the event's to say, and may change.
 */
export const noSolos = (db: Db, roundId: string) => db`
  with compared as materialized (
    select st.player_id,
           case when coalesce(ru.kind::text, s.ruling) = 'penalty' then coalesce(ru.points, s.worth, 0)
                else st.points end as points
    from standing st
    join player p on p.id = st.player_id and p.simulated is null and p.removed_at is null
    left join slip s on s.round_id = st.round_id and s.player_id = st.player_id
    left join lateral (
      select kind, points from ruling where round_id = st.round_id and player_id = st.player_id
      order by at desc, id desc limit 1) ru on true
    where st.round_id = ${roundId} and exists (
      select 1 from paper_entry where round_id = ${roundId} and state = 'counts' and (body ->> 'solo')::boolean)
  )
  select own.player_id from paper_entry pe join compared own using (player_id)
  where pe.round_id = ${roundId} and pe.reading = 1 and pe.state = 'counts' and (pe.body ->> 'solo')::boolean
    and (own.points <= 0 or exists (
      select 1 from compared other where other.player_id <> own.player_id and other.points >= own.points))`;
