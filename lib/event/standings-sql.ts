/**
 * The leaderboard of a round, computed inside the database from the leaderboard before, the slips and the
 * rulings: ten thousand players never cross the wire. `lib/game/ranking` says the same in plain code; a test
 * holds the two against each other on random games.
 */

import { formatOf, freeWarnings, LEVELS, type SoloRule, soloRuleOf, targetOf } from '@/lib/game';
import type { StandingRow } from '@/lib/http/schemas';
import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { joiningByHash } from './join-by-hash';

export interface ClosedRound {
  id: string;
  topScore: number;
  /** the round closed before, if any */
  previousId: string | null;
}

/**
 * Writes the standings of a round that is closed in the same transaction. When by its slips the event reaches
 * the number of players that solos need, the earlier rounds' solos appear too.
 */
export async function writeStandings(tx: Db, event: EventInfo, round: ClosedRound): Promise<void> {
  const rule = soloRuleOf(event.settings);
  const players = rule ? await takingPart(tx, event.id) : 0;
  if (rule && round.previousId && players >= rule.minPlayers) {
    const [before] = await tx<{ players: number }[]>`
      select count(rank)::int as players from standing where round_id = ${round.previousId}`;
    if ((before?.players ?? 0) < rule.minPlayers) return rewriteStandings(tx, event);
  }
  await insertStandings(tx, event, round, rule && players >= rule.minPlayers ? rule : NO_SOLO);
}

/** Computes the standings of all closed rounds again: after a ruling, or when solos begin to count. */
export async function rewriteStandings(tx: Db, event: EventInfo): Promise<void> {
  const rule = soloRuleOf(event.settings);
  const active = rule && (await takingPart(tx, event.id)) >= rule.minPlayers ? rule : NO_SOLO;
  const rounds = await tx<{ id: string; topScore: number }[]>`
    select id, top_score as "topScore" from round where game_id = ${event.gameId} and status = 'closed'
    order by number`;
  await tx`delete from standing where round_id = any(${rounds.map(({ id }) => id)})`;
  let previousId: string | null = null;
  for (const round of rounds) {
    await insertStandings(tx, event, { ...round, previousId }, active, hasPlayed(tx));
    previousId = round.id;
  }
}

const NO_SOLO: SoloRule = { onTop: 0, belowTop: 0, minPlayers: 0, perGame: null };

/** Who sent a slip in the game, or was given a ruling, takes part. */
async function takingPart(tx: Db, eventId: string): Promise<number> {
  const [row] = await tx<{ players: number }[]>`
    select count(*)::int as players from player p
    where p.event_id = ${eventId} and p.removed_at is null and ${hasPlayed(tx)}`;
  return row?.players ?? 0;
}

/** In any round, later ones too. */
const hasPlayed = (tx: Db) => tx`(
  exists (select 1 from slip where slip.player_id = p.id and slip.body is not null)
  or exists (select 1 from ruling where ruling.player_id = p.id))`;

/** The same when a round has just closed: whoever played before has a rank. */
const hasPlayedUntil = (tx: Db) => tx`(before.rank is not null or s.player_id is not null
  or exists (select 1 from ruling where ruling.player_id = p.id))`;

async function insertStandings(
  tx: Db,
  event: EventInfo,
  round: ClosedRound,
  solo: SoloRule,
  takesPart = hasPlayedUntil(tx),
): Promise<void> {
  // Materialized: fresh tables have no statistics, and what looks like one row is computed anew for each of ten thousand.
  await joiningByHash(
    tx,
    tx`
    with judged as materialized (
      select p.id as player_id, s.worth, ru.kind, ${takesPart} as takes_part,
             coalesce(before.total, 0) as total, coalesce(before.solos, 0) as solos,
             coalesce(before.warnings, 0) as warnings, coalesce(before.penalties, 0) as penalties,
             coalesce(ru.points, s.worth, 0) as pays, coalesce(s.points, 0) as earned,
             coalesce(ru.kind::text, case s.ruling when 'warning' then 'warn' else s.ruling end) as mark
      from player p
      left join slip s on s.round_id = ${round.id} and s.player_id = p.id and s.body is not null
      left join standing before on before.round_id = ${round.previousId} and before.player_id = p.id
      left join lateral (
        select kind, points from ruling where round_id = ${round.id} and player_id = p.id
        order by at desc, id desc limit 1) ru on true
      where p.event_id = ${event.id} and p.removed_at is null
    ),
    settled as (
      select *, case kind
          when 'accept' then pays when 'warn' then pays when 'set' then pays
          when 'penalty' then greatest(0, pays - ${PENALTY}::int)
          when 'zero' then 0 when 'average' then null else earned end as settled_points
      from judged
    ),
    average as materialized (
      select coalesce(floor(avg(settled_points)), 0)::int as points from settled
      where takes_part and kind is distinct from 'average'
    ),
    scored as materialized (
      select settled.*, coalesce(settled_points, least(average.points, coalesce(worth, average.points))) as points,
             case when mark = 'penalty' then pays
                  else coalesce(settled_points, least(average.points, coalesce(worth, average.points)))
             end as compared
      from settled cross join average
    ),
    alone as materialized (
      select min(player_id) as player_id, compared from scored
      where takes_part and compared = (select max(compared) from scored where takes_part) and compared > 0
        and ${solo.onTop}::int > 0
      group by compared having count(*) = 1
    ),
    bonus as materialized (
      select player_id, least(
          case when compared >= ${round.topScore}::int then ${solo.onTop}::int else ${solo.belowTop}::int end,
          ${solo.perGame ?? MOST_POINTS}::int - (
            select coalesce(sum(st.bonus), 0)::int from standing st join round r on r.id = st.round_id
            where r.game_id = ${event.gameId} and st.player_id = alone.player_id and r.id <> ${round.id})) as bonus
      from alone
    ),
    summed as (
      select scored.player_id, points, takes_part, coalesce(bonus.bonus, 0) as bonus,
             total + points + coalesce(bonus.bonus, 0) as total,
             solos + (bonus.player_id is not null)::int as solos,
             warnings + (mark is not distinct from 'warn')::int as warnings,
             penalties + (mark is not distinct from 'penalty')::int as penalties
      from scored left join bonus using (player_id)
    )
    insert into standing (round_id, player_id, points, bonus, total, rank, solos, warnings, penalties)
    select ${round.id}, player_id, points, bonus, total,
           case when takes_part then rank() over (partition by takes_part order by total desc) end,
           solos, warnings, penalties
    from summed`,
  );
}

const PENALTY = 5;
const MOST_POINTS = 1_000_000;

/** What each warning past the free ones costs, in points. */
const WARNING_COST = 5;

/** At the end of a game: takes off what the warnings cost, and ranks anew if they cost anybody anything. */
export async function settleWarnings(tx: Db, lastRoundId: string, event: EventInfo): Promise<void> {
  const { settings } = event;
  const free = settings.freeWarnings ?? freeWarnings(formatOf(settings), settings.secondsPerRound);
  const settled = await tx`
    update standing set deducted = ${WARNING_COST}::int * (warnings - ${free}::int),
      total = total - ${WARNING_COST}::int * (warnings - ${free}::int)
    where round_id = ${lastRoundId} and warnings > ${free}::int and deducted = 0 returning 1`;
  if (settled.length === 0) return;
  await tx`
    update standing st set rank = ranked.rank
    from (select player_id, rank() over (order by total desc) from standing
          where round_id = ${lastRoundId} and rank is not null) ranked(player_id, rank)
    where st.round_id = ${lastRoundId} and st.player_id = ranked.player_id`;
}

/** Whether a player has reached the own target after a round: lib/game/target.ts in the database's words. */
export async function targetReached(tx: Db, roundId: string, { settings }: EventInfo): Promise<boolean> {
  if (settings.targetScore === null && settings.targetLevels === null) return false;
  const [beginner, intermediate, expert] = LEVELS.map((level) => targetOf(settings, level));
  const [row] = await tx<{ reached: boolean }[]>`
    select exists (
      select 1 from standing st join player p on p.id = st.player_id
      where st.round_id = ${roundId} and st.total >= case p.level
        when 'beginner' then ${beginner as number}::int when 'expert' then ${expert as number}::int
        else ${intermediate as number}::int end) as reached`;
  return row?.reached ?? false;
}

/** Rows `from` to `from + most` of a round's leaderboard, ranked players first, ties by name. */
export function readStandings(
  db: Db,
  roundId: string,
  topTotal: number,
  filter: { most: number; from?: number; category?: string | null; team?: string | null },
): Promise<StandingRow[]> {
  const { most, from = 0, category = null, team = null } = filter;
  return db<StandingRow[]>`
    select st.rank, p.id as "playerId", p.name, p.category, p.team, st.total,
           st.total - ${topTotal}::int as negative, st.solos, st.warnings, st.penalties,
           case when ${topTotal}::int > 0 then round(1000.0 * st.total / ${topTotal}::int) / 10 else 0 end::float8
             as percentage
    from standing st join player p on p.id = st.player_id
    where st.round_id = ${roundId}
      and (${category}::text is null or p.category = ${category})
      and (${team}::text is null or p.team = ${team})
    order by st.rank nulls last, p.name, p.id
    limit ${most} offset ${from}`;
}

/** Sum of the tops of the rounds closed so far. */
export async function topTotal(db: Db, gameId: string): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select coalesce(sum(top_score), 0)::int as total from round where game_id = ${gameId} and status = 'closed'`;
  return row?.total ?? 0;
}

/** How many sent a slip in a round, and how many of them have the top's score. */
export async function roundCounts(
  db: Db,
  roundId: string,
  topScore: number,
): Promise<{ sent: number; found: number }> {
  const [row] = await db<{ sent: number; found: number }[]>`
    select count(*)::int as sent, (count(*) filter (where points >= ${topScore}))::int as found
    from slip where round_id = ${roundId} and body is not null`;
  return row ?? { sent: 0, found: 0 };
}
