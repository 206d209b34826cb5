import { sql } from '@/lib/db';
import { type EventInfo, gameKey, lastOfEach, Remembered, takingPart } from '@/lib/event';
import { soloRuleOf } from '@/lib/game';
import { shared } from '@/lib/ops';
import { type OneMore, type RoomRound, withOneMore } from './with-one-more';

/** A closed round of an event's room. */
export interface ClosedRound extends RoomRound {
  id: string;
  /** which of the event's games it belongs to */
  game: number;
  /** players with as much as the top */
  found: number;
}

/** A room that has played, as it is at one version of its event. */
interface Room {
  /** who takes part */
  players: number;
  /** people who take part, by game: solos need a number of them in each */
  people: ReadonlyMap<number, number>;
  rounds: ClosedRound[];
}

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
async function readRoom(event: EventInfo): Promise<Room> {
  const { gameId } = event;
  const rounds = await sql()<
    (Omit<ClosedRound, 'alone'> & { players: number; who: string; alone: number; bonus: number })[]
  >`
    with closed as materialized (
      select id, number, of_game, top_score from round where game_id = ${gameId} and status = 'closed'
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
    select c.id, c.of_game as game, c.top_score as "topScore", coalesce(max(b.compared), 0)::int as best, count(s.player_id)::int as players,
           (count(*) filter (where s.person and s.points >= c.top_score))::int as found,
           (count(*) filter (where s.person and s.compared = b.compared and b.compared > 0))::int as alone,
           min(s.player_id) filter (where s.person and s.compared = b.compared) as who,
           coalesce(max(s.bonus), 0)::int as bonus
    from closed c left join best b on b.round_id = c.id left join scored s on s.round_id = c.id
    group by c.id, c.number, c.of_game, c.top_score order by c.number`;
  const lasts = lastOfEach(rounds.map(({ id, game }) => ({ event, id, game })));
  const people = await takingPart(sql(), lasts);
  return {
    players: rounds.at(-1)?.players ?? 0,
    people: new Map(lasts.map((last) => [last.game, people.get(gameKey(last)) ?? 0])),
    rounds: rounds.map(({ who, alone, bonus, players: _, ...round }) => ({
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
  /** solo bonuses of all rounds */
  solos: number;
}

/** What somebody who plays alone did in a round. */
export interface OwnRound {
  /** any move at all */
  sent: boolean;
  points: number;
  /** what is compared for solos: before a penalty */
  compared: number;
}

/**
 * The rank that the same moves would have had in the room after so many of its rounds: as if the player had been there.
 * Equal totals are told apart by what the room's standings carry for it, which is nothing where they are shared.
 */
export async function rankInRoom(
  event: EventInfo,
  room: Room,
  own: readonly OwnRound[],
  deducted: number,
): Promise<RankInRoom> {
  const players = room.players + 1;
  const { bonuses, changes } = solosWith(event, room, own);
  const points = own.map((round) => round.points);
  const bonus = bonuses.at(-1) ?? 0;
  const solos = sum(bonuses);
  const total = sum(points) + solos - deducted;
  const last = room.rounds[own.length - 1];
  if (!last || !own.some(({ sent }) => sent)) return { rank: null, players, total, bonus, solos };
  const others = [...changes].map(([playerId, change]) => ({ playerId, change }));
  const [row] = await sql()<{ ahead: number }[]>`
    select count(*)::int as ahead from standing st
    left join jsonb_to_recordset(${sql().json(others)}) as o("playerId" text, change int)
      on o."playerId" = st.player_id
    where st.round_id = ${last.id} and st.rank is not null
      and (st.total + coalesce(o.change, 0), st.tie) > (${total}::int, ${points.toReversed()}::int[])`;
  return { rank: (row?.ahead ?? 0) + 1, players, total, bonus, solos };
}

/** Each game of an event has its own solos. */
function solosWith({ settings }: EventInfo, room: Room, own: readonly OwnRound[]): OneMore {
  const rule = soloRuleOf(settings);
  const all: OneMore = { bonuses: [], changes: new Map() };
  const played = own.flatMap((one, index) => {
    const there = room.rounds[index];
    return there ? [{ own: one, there }] : [];
  });
  for (const [game, people] of room.people) {
    const rounds = played.filter(({ there }) => there.game === game);
    const { bonuses, changes } = withOneMore({
      rounds: rounds.map(({ there }) => there),
      own: rounds.map((round) => round.own.compared),
      players: people + (rounds.some((round) => round.own.sent) ? 1 : 0),
      rule,
    });
    all.bonuses.push(...bonuses);
    for (const [playerId, change] of changes)
      all.changes.set(playerId, (all.changes.get(playerId) ?? 0) + change);
  }
  return all;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
