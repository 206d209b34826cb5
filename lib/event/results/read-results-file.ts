import { sql } from '@/lib/db';
import { negative, percentage, rackText } from '@/lib/game';
import type { MoveBody, PlayerRound, ResultPlayer, ResultsFile } from '@/lib/http/schemas';
import type { EventInfo } from '../event-info';
import { isGatheringOn } from '../kept-back';
import { slipCounts } from '../peoples-slips';
import { readGroups } from '../read-groups';
import { readJournal } from '../read-journal';
import { type RoundRow, roundColumns } from '../round-row';
import type { ResultsPart } from './order';

export interface ResultsScope {
  /** licence numbers are told to the host alone */
  host: boolean;
  /** one player alone */
  playerId?: string | null;
  /** so many at most, by rank, after the first `from` */
  part?: { from: number; most: number } | null;
  /** those of one category, series, club or team: groups are left out */
  only?: ResultsPart | null;
  /** with the journal, where the host asks */
  journal?: boolean;
}

interface PlayerRow
  extends Omit<
    ResultPlayer,
    'negative' | 'percentage' | 'places' | 'games' | 'rounds' | 'withdrawn' | 'room'
  > {
  joinedAt: number;
  withdrawnAt: number | null;
}

/** A player's line of one round, as it is stored; lists are cheaper to carry than objects. */
type Line = [
  player: string,
  round: number,
  points: number,
  bonus: number,
  total: number,
  rank: number | null,
  mark: string | null,
  sent: boolean,
  move: MoveBody | null,
  reason: string | null,
  written: PlayerRound['written'],
  ruling: PlayerRound['ruling'],
];

interface Closed extends RoundRow {
  closedAt: number | null;
  sent: number;
  found: number;
}

/** All that came out of an event so far. Of ten thousand players it is some hundred thousand lines: see results-thread. */
export async function readResultsFile(event: EventInfo, scope: ResultsScope): Promise<ResultsFile> {
  const { host, playerId = null, part = null, only = null, journal = false } = scope;
  const [[facts], rounds] = await Promise.all([
    sql()<Facts[]>`
      select e.name, e.status, e.started_at as "startedAt", e.finished_at as "finishedAt", g.seed,
        g.seed_hash as "seedHash"
      from event e join game g on g.id = ${event.gameId} where e.id = ${event.id}`,
    closedRounds(event),
  ]);
  const last = rounds.at(-1)?.id ?? null;
  const everybody = await readPeople(event, last, { playerId, part });
  const people = only ? everybody.filter((person) => person[only.of] === only.name) : everybody;
  const some = playerId !== null || part !== null || only ? people.map((person) => person.playerId) : null;
  const [cancelled, acts] = await Promise.all([
    cancelledRounds(event),
    host && journal ? readJournal(event) : null,
  ]);
  const [lines, [{ ranked } = { ranked: 0 }], { categories, series, clubs, teams }] = await Promise.all([
    readLines(
      rounds.map(({ id }) => id),
      some,
    ),
    sql()<{ ranked: number }[]>`select count(rank)::int as ranked from standing where round_id = ${last}`,
    readGroups(event),
  ]);
  const topTotal = rounds.reduce((sum, { topScore }) => sum + topScore, 0);
  const games = gamesOf(rounds);
  const placesOf = placesAmong(everybody);
  const { lexicon, notation, tieBreak, entry } = event.settings;
  return {
    format: 'onerack-results',
    version: 1,
    event: {
      code: event.code,
      name: facts?.name ?? event.name,
      finished: facts?.status === 'finished',
      startedAt: facts?.startedAt ?? null,
      finishedAt: facts?.finishedAt ?? null,
      ...{ lexicon, tileSet: event.tileSet, notation, tieBreak, entry, ranked, only },
      seedHash: facts?.seedHash ?? event.seedHash,
      seed: facts?.status === 'finished' && !(await othersPlay(event)) ? facts.seed : null,
    },
    topTotal,
    games,
    rounds: rounds.map(({ number, game, inGame, rack, top, sent, found }) => {
      return { number, game, inGame, rack: rackText(rack), top, sent, found };
    }),
    cancelled,
    journal: acts,
    players: people.map(({ joinedAt, withdrawnAt, ...person }) => {
      const own = lines.get(person.playerId);
      const told = rounds.map((round) =>
        roundOf(round, own?.get(round.number), { joinedAt, withdrawnAt, host }),
      );
      return {
        ...person,
        room: null,
        places: placesOf(person),
        licence: host ? person.licence : null,
        withdrawn: withdrawnAt !== null,
        negative: negative(person.total, topTotal),
        percentage: percentage(person.total, topTotal),
        games: games.map((game) => gameTotal(told, game)),
        rounds: told,
      };
    }),
    ...(only ? NO_GROUPS : { categories, series, clubs, teams }),
  };
}

/** The same racks come from the seed in rooms that have not finished. */
const othersPlay = ({ gatheringId }: EventInfo) => gatheringId !== null && isGatheringOn(gatheringId);

interface Facts extends Pick<ResultsFile['event'], 'name' | 'startedAt' | 'finishedAt' | 'seedHash'> {
  status: string;
  seed: string;
}

/** Those that still are void, in their order; everybody had seen their racks. */
function cancelledRounds({ id, gameId }: EventInfo): Promise<ResultsFile['cancelled']> {
  return sql()<ResultsFile['cancelled']>`
    select a.round as number, a.data ->> 'before' as rack, a.reason, a.at from referee_act a
    where a.event_id = ${id} and a.kind = 'cancel' and a.undone_at is null
      and exists (select 1 from round r where r.game_id = ${gameId} and r.id = a.data ->> 'roundId')
    order by a.at, a.id`;
}

export const NO_GROUPS = { categories: [], series: [], clubs: [], teams: [] };

function closedRounds(event: EventInfo): Promise<Closed[]> {
  return sql()<Closed[]>`
    select ${roundColumns()}, r.closed_at as "closedAt", counts.* from round r
    cross join lateral (${slipCounts()}) counts
    where r.game_id = ${event.gameId} and r.status = 'closed' order by r.number`;
}

function readPeople(
  event: EventInfo,
  last: string | null,
  { playerId = null, part = null }: Pick<ResultsScope, 'playerId' | 'part'>,
): Promise<PlayerRow[]> {
  return sql()<PlayerRow[]>`
    select p.id as "playerId", st.rank, p.table_name as "table", p.name, p.club, p.series, p.category, p.team,
           p.licence, p.simulated is not null as simulated, p.joined_at as "joinedAt", p.withdrawn_at as "withdrawnAt",
           coalesce(st.total, 0) as total, coalesce(st.solos, 0) as solos, coalesce(st.warnings, 0) as warnings,
           coalesce(st.penalties, 0) as penalties, coalesce(st.deducted, 0) as deducted
    from player p left join standing st on st.player_id = p.id and st.round_id = ${last}
    where p.event_id = ${event.id} and p.removed_at is null and (${playerId}::text is null or p.id = ${playerId})
    order by st.rank nulls last, p.name, p.id limit ${part?.most ?? null} offset ${part?.from ?? 0}`;
}

/** By player and number of the round; of some players, or of all. */
async function readLines(
  rounds: readonly string[],
  players: string[] | null,
): Promise<Map<string, Map<number, Line>>> {
  const lines = new Map<string, Map<number, Line>>();
  if (rounds.length === 0) return lines;
  const rows = (await sql()`
    with ruled as materialized (
      select distinct on (round_id, player_id) round_id, player_id, kind::text, points, reason, author, at from ruling
      where round_id = any(${rounds as string[]}) order by round_id, player_id, at desc, id desc)
    select st.player_id, r.number, st.points, st.bonus, st.total, st.rank,
           coalesce(ru.kind, case s.ruling when 'warning' then 'warn' else s.ruling end) as mark,
           s.player_id is not null as sent,
           case when s.reason is distinct from 'place-missing' then s.move end as move, s.reason,
           case when s.body ? 'reference' and s.body ->> 'reference' || (s.body ->> 'word') <> '' then s.body end as written,
           case when ru.kind is not null then json_build_object('kind', ru.kind, 'points', ru.points, 'reason', ru.reason,
             'author', ru.author, 'at', (extract(epoch from ru.at) * 1000)::float8) end as ruling
    from standing st join round r on r.id = st.round_id
    left join slip s on s.round_id = st.round_id and s.player_id = st.player_id and s.body is not null
    left join ruled ru on ru.round_id = st.round_id and ru.player_id = st.player_id
    where st.round_id = any(${rounds as string[]}) and (${players}::text[] is null or st.player_id = any(${players}))`.values()) as unknown as Line[];
  for (const line of rows) {
    const own = lines.get(line[0]);
    if (own) own.set(line[1], line);
    else lines.set(line[0], new Map([[line[1], line]]));
  }
  return lines;
}

const MARKS: Record<string, PlayerRound['mark']> = { warn: 'warning', penalty: 'penalty', zero: 'zero' };

function roundOf(
  { number, closedAt }: Closed,
  line: Line | undefined,
  { joinedAt, withdrawnAt, host }: Pick<PlayerRow, 'joinedAt' | 'withdrawnAt'> & Pick<ResultsScope, 'host'>,
): PlayerRound {
  const [
    ,
    ,
    points = 0,
    bonus = 0,
    total = 0,
    rank = null,
    mark = null,
    sent = false,
    move = null,
    reason,
    written,
    ruling = null,
  ] = line ?? [];
  const closed = closedAt ?? Number.POSITIVE_INFINITY;
  const isRuled = mark !== null;
  const isAbsent = !line || (!sent && !isRuled && joinedAt >= closed);
  const hasLeft = !sent && withdrawnAt !== null && withdrawnAt < closed;
  return {
    number,
    state: isAbsent ? 'absent' : sent ? 'played' : hasLeft ? 'withdrawn' : 'none',
    points: isAbsent ? null : points,
    ...{ bonus, total, rank, move, written: written ?? null },
    mark: (mark !== null && MARKS[mark]) || null,
    reason: reason ?? null,
    ruling: ruling && (host ? ruling : { ...ruling, reason: null, author: null }),
  };
}

function gamesOf(rounds: readonly Closed[]): ResultsFile['games'] {
  const games: ResultsFile['games'] = [];
  for (const { number, game, topScore } of rounds) {
    const last = games.at(-1);
    if (last?.number === game) {
      last.to = number;
      last.topTotal += topScore;
    } else games.push({ number: game, from: number, to: number, topTotal: topScore });
  }
  return games;
}

/** What totals grew by: points, bonuses, and what warnings cost at the end of the game. */
function gameTotal(
  rounds: readonly PlayerRound[],
  { from, to }: ResultsFile['games'][number],
): number | null {
  const within = rounds.filter(({ number }) => number >= from && number <= to);
  if (within.every(({ state }) => state === 'absent')) return null;
  const before = rounds.findLast(({ number, state }) => number < from && state !== 'absent')?.total ?? 0;
  const after = within.findLast(({ state }) => state !== 'absent')?.total ?? before;
  return after - before;
}

type Ranked = Pick<ResultPlayer, 'rank' | (typeof KINDS)[number]>;
const KINDS = ['category', 'series', 'club', 'team'] as const;

/** Equals share a place here too: people come by rank, and a rank says who is equal. */
export function placesAmong(people: readonly Ranked[]) {
  const groups = new Map<string, { count: number; places: Map<number, number> }>();
  const key = (person: Ranked, kind: (typeof KINDS)[number]) => JSON.stringify([kind, person[kind]]);
  for (const person of people)
    for (const kind of KINDS) {
      if (person.rank === null || person[kind] === null) continue;
      const own = groups.get(key(person, kind)) ?? { count: 0, places: new Map() };
      own.count += 1;
      if (!own.places.has(person.rank)) own.places.set(person.rank, own.count);
      groups.set(key(person, kind), own);
    }
  const placeOf = (person: Ranked, kind: (typeof KINDS)[number]) =>
    person.rank === null ? null : (groups.get(key(person, kind))?.places.get(person.rank) ?? null);
  return (person: Ranked): ResultPlayer['places'] => ({
    category: placeOf(person, 'category'),
    series: placeOf(person, 'series'),
    club: placeOf(person, 'club'),
    team: placeOf(person, 'team'),
  });
}
