/**
 * The leaderboards of rounds, computed inside the database from the leaderboards before, the slips and the rulings: ten
 * thousand players never cross the wire, and two hundred games that close together take one statement.
 * `lib/game/ranking` says the same in plain code; a test holds the two against each other on random games.
 * Simulated players have a rank; for solos and averages they are not there.
 */

import { type SoloRule, soloRuleOf } from '@/lib/game';
import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { joiningByHash } from './join-by-hash';
import { settleWarnings } from './settle-warnings';
import { gameKey, hasPlayed, type InGame, lastOfEach, rankedBefore, takingPart } from './taking-part';

export interface ClosedRound {
  event: EventInfo;
  id: string;
  /** which of the event's games it belongs to, and its number in it */
  game: number;
  inGame: number;
  topScore: number;
  /** the round closed before, if any */
  previousId: string | null;
}

/**
 * Writes the standings of rounds that are closed in the same transaction, of an event each. When by its slips a game
 * reaches the number of players that solos need, its earlier rounds' solos appear too.
 */
export async function writeStandings(tx: Db, rounds: readonly ClosedRound[]): Promise<void> {
  const soloed = rounds.filter(({ event }) => hasSolos(event));
  const players = await takingPart(tx, soloed);
  const ranked = await rankedBefore(tx, soloed);
  const appear = (round: ClosedRound) => {
    const needed = soloRuleOf(round.event.settings)?.minPlayers ?? 0;
    return enough(round, players) && round.inGame > 1 && (ranked.get(round.id) ?? 0) < needed;
  };
  const [anew, usual] = [rounds.filter(appear), rounds.filter((round) => !appear(round))];
  await insertStandings(
    tx,
    usual.map((round) => ({ ...round, solo: enough(round, players) ?? NO_SOLO })),
  );
  for (const { event } of anew) await rewriteStandings(tx, event);
}

/**
 * Computes the standings of all closed rounds again: after a ruling, or when solos begin to count. Where a game is over
 * its warnings are taken off. `from`: the first round that has changed; those before it stand, which is for the caller to
 * know: nobody takes part whom they did not rank.
 */
export async function rewriteStandings(tx: Db, event: EventInfo, from = 1): Promise<void> {
  const stored = await tx<
    (Omit<ClosedRound, 'event' | 'previousId'> & { number: number; gameEnd: string | null })[]
  >`
    select id, number, of_game as game, in_game as "inGame", game_end as "gameEnd", top_score as "topScore" from round
    where game_id = ${event.gameId} and status = 'closed' order by number`;
  const all = stored.map((round) => ({ ...round, event }));
  const rounds = all.filter(({ number }) => number >= from);
  const players = hasSolos(event) ? await takingPart(tx, lastOfEach(all)) : null;
  await tx`delete from standing where round_id = any(${rounds.map(({ id }) => id)})`;
  // What reviews have counted out of them is void too.
  await tx`delete from digest where event_id = ${event.id}`;
  let previousId = all.findLast(({ number }) => number < from)?.id ?? null;
  for (const round of rounds) {
    const solo = (players && enough(round, players)) ?? NO_SOLO;
    await insertStandings(tx, [{ ...round, previousId, solo }], hasPlayed(tx, [event.gameId]));
    if (round.gameEnd !== null) await settleWarnings(tx, [round]);
    previousId = round.id;
  }
}

const NO_SOLO: SoloRule = { onTop: 0, belowTop: 0, minPlayers: 0, perGame: null };

const hasSolos = (event: EventInfo) => soloRuleOf(event.settings) !== null;

/** The event's rule of solos, if it has one and its game as many players as that needs. */
function enough(round: InGame, players: ReadonlyMap<string, number>): SoloRule | null {
  const rule = soloRuleOf(round.event.settings);
  return rule && (players.get(gameKey(round)) ?? 0) >= rule.minPlayers ? rule : null;
}

/** The same when a round has just closed: whoever played before has a rank. */
const hasPlayedUntil = (tx: Db) => tx`(before.rank is not null or s.player_id is not null
  or exists (select 1 from ruling where ruling.player_id = p.id))`;

/** The named ids are said again beside each table, so that it is looked up by them and not read whole. */
async function insertStandings(
  tx: Db,
  rounds: readonly (ClosedRound & { solo: SoloRule })[],
  takesPart = hasPlayedUntil(tx),
): Promise<void> {
  if (rounds.length === 0) return;
  const ids = rounds.map(({ id }) => id);
  const closing = rounds.map(({ event, id, game, previousId, topScore, solo }) => ({
    event: event.id,
    game: event.gameId,
    ofGame: game,
    id,
    previous: previousId,
    top: topScore,
    onTop: solo.onTop,
    belowTop: solo.belowTop,
    mostSolo: solo.perGame ?? MOST_POINTS,
    ties: event.settings.tieBreak === 'last-rounds',
  }));
  // Materialized: fresh tables have no statistics, and what looks like one row is computed anew for each of ten thousand.
  await joiningByHash(
    tx,
    tx`
    with closing as materialized (
      select * from jsonb_to_recordset(${tx.json(closing)}) as c(
        event text, game text, "ofGame" int, id text, previous text, top int, "onTop" int, "belowTop" int, "mostSolo" int,
        ties boolean)
    ),
    ruled as materialized (
      select distinct on (round_id, player_id) round_id, player_id, kind, points from ruling
      where round_id = any(${ids}) order by round_id, player_id, at desc, id desc
    ),
    judged as materialized (
      select c.id as round_id, p.id as player_id, p.simulated is null as person, s.worth, ru.kind, ${takesPart} as takes_part,
             coalesce(before.total, 0) as total, coalesce(before.solos, 0) as solos,
             coalesce(before.warnings, 0) as warnings, coalesce(before.penalties, 0) as penalties,
             coalesce(before.deducted, 0) as deducted,
             coalesce(ru.points, s.worth, 0) as pays, coalesce(s.points, 0) as earned,
             coalesce(ru.kind::text, case s.ruling when 'warning' then 'warn' else s.ruling end) as mark,
             c.ties, before.tie, max(cardinality(before.tie)) over (partition by c.id) as rounds_before,
             s.player_id is not null or ru.player_id is not null
               or p.joined_at < coalesce(closed.closed_at, 'infinity') as present
      from closing c
      join round closed on closed.id = c.id and closed.id = any(${ids})
      join player p on p.event_id = c.event and p.event_id = any(${rounds.map(({ event }) => event.id)})
        and p.removed_at is null
      left join slip s on s.round_id = c.id and s.player_id = p.id and s.body is not null and s.round_id = any(${ids})
      left join standing before on before.round_id = c.previous and before.player_id = p.id
        and before.round_id = any(${rounds.flatMap(({ previousId }) => previousId ?? [])})
      left join ruled ru on ru.round_id = c.id and ru.player_id = p.id
      where s.player_id is not null or ru.player_id is not null or before.player_id is not null
        or p.joined_at < coalesce(closed.closed_at, 'infinity')
    ),
    settled as (
      select *, case kind
          when 'accept' then pays when 'warn' then pays when 'set' then pays
          when 'penalty' then greatest(0, pays - ${PENALTY}::int)
          when 'zero' then 0 when 'average' then null else earned end as settled_points
      from judged
    ),
    average as materialized (
      select round_id, coalesce(floor(avg(settled_points)), 0)::int as points from settled
      where takes_part and person and present and kind is distinct from 'average' group by round_id
    ),
    scored as materialized (
      select settled.*, coalesce(settled_points, least(others, coalesce(worth, others))) as points,
             case when mark = 'penalty' then pays
                  else coalesce(settled_points, least(others, coalesce(worth, others)))
             end as compared
      from settled left join average using (round_id) cross join lateral (select coalesce(average.points, 0) as others) o
    ),
    best as materialized (
      select round_id, max(compared) as compared from scored where takes_part and person group by round_id
    ),
    alone as materialized (
      select round_id, min(player_id) as player_id, compared from scored join best using (round_id, compared)
      where takes_part and person and compared > 0 group by round_id, compared having count(*) = 1
    ),
    bonus as materialized (
      select alone.round_id, alone.player_id, least(
          case when alone.compared >= c.top then c."onTop" else c."belowTop" end,
          c."mostSolo" - (
            select coalesce(sum(st.bonus), 0)::int from standing st join round r on r.id = st.round_id
            where r.game_id = c.game and r.of_game = c."ofGame" and st.player_id = alone.player_id
              and r.id <> c.id)) as bonus
      from alone join closing c on c.id = alone.round_id where c."onTop" > 0
    ),
    summed as (
      select round_id, player_id, points, takes_part, coalesce(bonus.bonus, 0) as bonus,
             total + points + coalesce(bonus.bonus, 0) as total,
             solos + (bonus.bonus is not null)::int as solos,
             warnings + (mark is not distinct from 'warn')::int as warnings,
             deducted, penalties + (mark is not distinct from 'penalty')::int as penalties,
             case when ties then points || coalesce(tie, array_fill(0, array[coalesce(rounds_before, 0)])) end as tie
      from scored left join bonus using (round_id, player_id)
    )
    insert into standing (round_id, player_id, points, bonus, total, rank, solos, warnings, deducted, penalties, tie)
    select round_id, player_id, points, bonus, total,
           case when takes_part then rank() over (partition by round_id, takes_part order by total desc, tie desc) end,
           solos, warnings, deducted, penalties, tie
    from summed`,
  );
}

const PENALTY = 5;
const MOST_POINTS = 1_000_000;
