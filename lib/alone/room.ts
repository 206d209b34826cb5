import { sql } from '@/lib/db';
import { type EventInfo, Remembered } from '@/lib/event';
import { soloRuleOf } from '@/lib/game';
import { shared } from '@/lib/ops';
import { type RoomRound, withOneMore } from './with-one-more';

/** A closed round of an event's room. */
export interface ClosedRound extends RoomRound {
  id: string;
  /** players with as much as the top */
  found: number;
}

/** A room that has played, as it is at one version of its event. */
interface Room {
  /** who takes part */
  players: number;
  /** those of them who are not simulated: the others are not there for solos */
  people: number;
  rounds: ClosedRound[];
}

type Counts = Pick<Room, 'players' | 'people'>;

const rooms = () => shared('alone.rooms', () => new Remembered<Room>(200));

/** The closed rounds of an event in their order; rulings make a new version. */
export async function roomOf(event: EventInfo): Promise<Room | null> {
  const [row] = await sql()<{ version: number }[]>`select version from event where id = ${event.id}`;
  if (!row) return null;
  return rooms().get(`${event.id} ${row.version}`, () => readRoom(event));
}

/**
 * A solo is compared before penalties; without a referee's, and without written slips, nobody has any. Whoever takes
 * part has a rank in the last round.
 */
async function readRoom({ gameId }: EventInfo): Promise<Room> {
  const rounds = await sql()<
    (Omit<ClosedRound, 'alone'> & Counts & { who: string; alone: number; bonus: number })[]
  >`
    with closed as materialized (
      select id, number, top_score from round where game_id = ${gameId} and status = 'closed'
    ),
    scored as materialized (
      select st.round_id, st.player_id, st.points, st.bonus, p.simulated is null as person,
             case when coalesce(ru.kind::text, s.ruling) = 'penalty' then coalesce(ru.points, s.worth, 0)
                  else st.points end as compared
      from standing st join player p on p.id = st.player_id
      left join slip s on s.round_id = st.round_id and s.player_id = st.player_id
        and (s.ruling = 'penalty' or exists (
          select 1 from ruling where ruling.round_id = s.round_id and ruling.player_id = s.player_id))
      left join lateral (
        select kind, points from ruling where ruling.round_id = st.round_id and ruling.player_id = st.player_id
          and s.player_id is not null order by at desc, id desc limit 1) ru on true
      where st.round_id in (select id from closed) and st.rank is not null
    ),
    best as materialized (
      select round_id, max(compared) as compared from scored where person group by round_id)
    select c.id, c.top_score as "topScore", coalesce(max(b.compared), 0)::int as best, count(s.player_id)::int as players,
           (count(*) filter (where s.person))::int as people,
           (count(*) filter (where s.person and s.points >= c.top_score))::int as found,
           (count(*) filter (where s.person and s.compared = b.compared and b.compared > 0))::int as alone,
           min(s.player_id) filter (where s.person and s.compared = b.compared) as who,
           coalesce(max(s.bonus), 0)::int as bonus
    from closed c left join best b on b.round_id = c.id left join scored s on s.round_id = c.id
    group by c.id, c.number, c.top_score order by c.number`;
  return {
    players: rounds.at(-1)?.players ?? 0,
    people: rounds.at(-1)?.people ?? 0,
    rounds: rounds.map(({ who, alone, bonus, players: _, people: __, ...round }) => ({
      ...round,
      alone: alone === 1 ? { playerId: who, bonus } : null,
    })),
  };
}

export interface RankInRoom {
  /** null: nothing was sent yet */
  rank: number | null;
  /** the one more included */
  players: number;
  /** with solos */
  total: number;
  /** solo bonus of the last round */
  bonus: number;
}

/** What somebody who plays alone did in so many rounds. */
export interface OwnRounds {
  /** any move at all */
  sent: boolean;
  points: readonly number[];
  /** what is compared for solos: before a penalty */
  compared: readonly number[];
  /** for warnings, in games that are over */
  deducted: number;
}

/**
 * The rank that the same moves would have had in the room after so many of its rounds: as if the player had been there.
 */
export async function rankInRoom(event: EventInfo, room: Room, own: OwnRounds): Promise<RankInRoom> {
  const { sent, points, compared, deducted } = own;
  const players = room.players + 1;
  const rounds = room.rounds.slice(0, points.length);
  const rule = soloRuleOf(event.settings);
  const { bonuses, changes } = withOneMore({
    rounds,
    own: compared,
    players: room.people + (sent ? 1 : 0),
    rule,
  });
  const bonus = bonuses.at(-1) ?? 0;
  const total = sum(points) + sum(bonuses) - deducted;
  const last = rounds.at(-1);
  if (!last || !sent) return { rank: null, players, total, bonus };
  const others = [...changes].map(([playerId, change]) => ({ playerId, change }));
  const [row] = await sql()<{ ahead: number }[]>`
    select count(*)::int as ahead from standing st
    left join jsonb_to_recordset(${sql().json(others)}) as o("playerId" text, change int)
      on o."playerId" = st.player_id
    where st.round_id = ${last.id} and st.rank is not null and st.total + coalesce(o.change, 0) > ${total}::int`;
  return { rank: (row?.ahead ?? 0) + 1, players, total, bonus };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
