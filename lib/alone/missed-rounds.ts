import { sql } from '@/lib/db';
import { isKeptBack } from '@/lib/event';
import type { MoveBody, Rack } from '@/lib/http/schemas';
import type { Person } from './run-row';

/** Days until a missed round comes back, by how often its top was found since; after the last it is known. */
const DAYS = [1, 3, 7, 21];
/** Looked through for a filter. */
const MOST_LOOKED = 500;

/** Who trains: what was played alone, and in events, by the keys of the seats that the browser holds. */
export interface Trainee {
  person: Person;
  /** SHA-256 of each key */
  seatKeys: readonly string[];
}

/** Where a round is read again: in the own run that played it last, or in the event where it was played. */
export type PlayedAt = { runId: string; number: number } | { roundId: string };

/** A round whose top was missed, as it was played last. */
export interface Missed {
  at: PlayedAt;
  board: string[];
  rack: Rack;
  top: MoveBody;
  settings: unknown;
  due: boolean;
}

/** The seats whose keys the browser holds; from then on they are those of the account too, on any device. */
export async function noteSeats({ person, seatKeys }: Trainee): Promise<void> {
  const { userId } = person;
  if (userId === null || seatKeys.length === 0) return;
  await sql()`
    insert into account_seat (user_id, player_id)
    select u.id, p.id from app_user u, player p
    where u.id = ${userId} and p.removed_at is null and p.id in (${byKeys(seatKeys)})
    on conflict do nothing`;
}

const byKeys = (seatKeys: readonly string[]) => {
  const keys = [...seatKeys];
  return sql()`
    select id from player where key_hash = any(${keys})
    union all select player_id from player_key where key_hash = any(${keys})`;
};

/** Seats in finished events whose tops are told, by player's id. */
async function seatsOf({ person, seatKeys }: Trainee, lexicon: string): Promise<string[]> {
  const seats = await sql()<{ id: string; eventId: string }[]>`
    select p.id, p.event_id as "eventId" from player p join event e on e.id = p.event_id
    where p.id in (${byKeys(seatKeys)}
                   union all select player_id from account_seat where user_id = ${person.userId})
      and p.removed_at is null and e.status = 'finished' and e.settings->>'lexicon' = ${lexicon}`;
  const kept = await Promise.all(
    seats.map(({ eventId }) => isKeptBack({ id: eventId, gatheringId: null }, null)),
  );
  return seats.flatMap(({ id }, index) => (kept[index] ? [] : [id]));
}

type Row = Omit<Missed, 'at'> & { runId: string | null; number: number; roundId: string | null };

/**
 * What of the own rounds was missed and is not known yet, what has waited longest first. Nothing is kept for it: how
 * often a top was found since it was missed is read from the rounds played. In an event a round without a slip is missed
 * too, once the seat has played in it at all.
 */
export async function missedRounds(trainee: Trainee, lexicon: string): Promise<Missed[]> {
  const { key, userId } = trainee.person;
  const seats = await seatsOf(trainee, lexicon);
  const rows = await sql()<Row[]>`
    with alone as (
      select r.run_id, r.number, null::text as round_id, r.closed_at as at,
             r.points >= r.top_score and not r.shown as found,
             md5(array_to_string(r.board, '') || ' ' || r.leftover || ' ' || r.drawn) as position
      from alone_round r join alone_run u on u.id = r.run_id
      where (u.person = ${key} or u.user_id = ${userId}) and u.lexicon = ${lexicon} and r.closed_at is not null
    ),
    together as (
      select null::text as run_id, r.number, r.id as round_id, r.closed_at as at, st.points >= r.top_score as found,
             md5(array_to_string(r.board, '') || ' ' || r.leftover || ' ' || r.drawn) as position
      from standing st join round r on r.id = st.round_id and r.status = 'closed'
      join player p on p.id = st.player_id
      where st.player_id = any(${seats}) and st.rank is not null and r.closed_at > p.joined_at
    ),
    played as (select * from alone union all select * from together),
    missed as (select position, max(at) as at from played where not found group by position),
    waiting as (
      select distinct on (position) p.position, p.at as last, p.run_id, p.number, p.round_id,
             count(*) filter (where p.found and p.at > m.at) over (partition by p.position) as times
      from played p join missed m using (position)
      order by p.position, p.at desc, p.run_id desc, p.round_id desc, p.number desc
    ),
    planned as (
      select *, last + (${DAYS}::int[])[times + 1] * interval '1 day' as due_at from waiting where times < ${DAYS.length}
    )
    select w.run_id as "runId", w.number, w.round_id as "roundId", coalesce(a.board, r.board) as board,
           coalesce(a.top, r.top) as top, coalesce(u.settings, e.settings) as settings,
           json_build_object('leftover', coalesce(a.leftover, r.leftover), 'drawn', coalesce(a.drawn, r.drawn),
                             'rejected', coalesce(a.rejected, r.rejected)) as rack,
           w.due_at <= clock_timestamp() as due
    from planned w
    left join alone_round a on a.run_id = w.run_id and a.number = w.number
    left join alone_run u on u.id = w.run_id
    left join round r on r.id = w.round_id left join game g on g.id = r.game_id left join event e on e.id = g.event_id
    order by w.due_at, w.position limit ${MOST_LOOKED}`;
  return rows.map(({ runId, number, roundId, ...round }) => ({
    ...round,
    at: runId === null ? { roundId: roundId ?? '' } : { runId, number },
  }));
}
