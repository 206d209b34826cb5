import type postgres from 'postgres';
import { sql, transaction } from '@/lib/db';
import type { OwnResult } from '@/lib/http/schemas';
import type { Db } from './columns';
import { joiningByHash } from './join-by-hash';

/** A player's result of a round, as JSON text made by the database: it is sent on as it is. */
export interface ResultRow {
  playerId: string;
  result: string;
}

/** So many come as one row of the database: a row of its own costs more than a result. */
const RESULTS_IN_A_ROW = 250;
/** Beyond it the results of all players are read, which is quicker than to name those who are asked for. */
const MOST_NAMED = 100;
/** Of so many parts the results of a whole room are read. */
const PARTS = 4;

/** Whose results of which closed round. */
export interface AskedResults {
  gameId: string;
  number: number;
  playerIds: readonly string[];
}

/** Hands on the results that these players have of closed rounds; of others too, when they are many. */
export async function eachOwnResult(
  asked: readonly AskedResults[],
  take: (row: ResultRow) => void,
): Promise<void> {
  const playerIds = asked.flatMap((one) => one.playerIds);
  if (playerIds.length === 0) return;
  const rounds = await closedRounds(asked);
  if (rounds.length === 0) return;
  if (rounds.length === 1 && playerIds.length <= MOST_NAMED) {
    const named = (column: postgres.Fragment) => sql()`${column} = any(${playerIds})`;
    return handOn(await results(sql(), rounds, named), take);
  }
  await transaction(async (tx) => {
    // While some are handed on, the database puts the next ones together.
    const parts = await partsOf(
      tx,
      rounds.map(({ id }) => id),
    );
    const part = (index: number) => joiningByHash(tx, results(tx, rounds, between(parts, index)));
    let next = part(0);
    for (let index = 1; index <= parts.length; index++) {
      const rows = await next;
      if (index < parts.length) next = part(index);
      handOn(rows, take);
    }
  }, 'read only');
}

/** The id that each part of the players begins with: parts of one size, whatever ids are made of. */
export async function partsOf(tx: Db, roundIds: readonly string[]): Promise<string[]> {
  const [row] = await tx<{ begins: string[] | null }[]>`
    select percentile_disc(array(select n / ${PARTS}::float8 from generate_series(1, ${PARTS}::int - 1) n))
      within group (order by player_id) as begins
    from standing where round_id = any(${roundIds as string[]})`;
  return ['', ...new Set(row?.begins)];
}

/** A closed round, the one that was closed before it, and the last one of the game before. */
interface Asked {
  id: string;
  before: string | null;
  base: string | null;
}

function closedRounds(asked: readonly AskedResults[]): Promise<Asked[]> {
  const named = asked.map(({ gameId, number }) => ({ game: gameId, number }));
  return sql()<Asked[]>`
    select r.id, (
        select id from round b where b.game_id = r.game_id and b.number < r.number and b.status = 'closed'
        order by b.number desc limit 1) as before, (
        select id from round b where b.game_id = r.game_id and b.number = r.number - r.in_game
          and b.status = 'closed') as base
    from jsonb_to_recordset(${sql().json(named)}) as a(game text, number int)
    join round r on r.game_id = a.game and r.number = a.number and r.status = 'closed'`;
}

/** A condition on a column of players' ids. */
type Which = (column: postgres.Fragment) => postgres.Fragment;

/** Whatever the database's order of texts is, each id is in one part alone. */
function between(parts: readonly string[], index: number): Which {
  const [from, to] = parts.slice(index, index + 2);
  const until = (column: postgres.Fragment) => (to === undefined ? sql()`` : sql()`and ${column} < ${to}`);
  return (column) => sql()`${column} >= ${from as string} ${until(column)}`;
}

/**
 * Put together by hand: json_build_object takes half as long again, and nothing in it needs more than this. The rounds
 * are said again beside each table, so that it is looked up by them and not read whole.
 */
function results(db: Db, rounds: readonly Asked[], which: Which): Promise<{ lines: string }[]> {
  const ids = rounds.map(({ id }) => id);
  const befores = rounds.map(({ before }) => before);
  const bases = rounds.map(({ base }) => base);
  return db<{ lines: string }[]>`
    with asked as materialized (
      select * from unnest(${ids}::text[], ${befores}::text[], ${bases}::text[]) as a(id, before, base)),
    ruled as materialized (
      select distinct on (round_id, player_id) round_id, player_id, kind from ruling
      where round_id = any(${ids}) order by round_id, player_id, at desc, id desc),
    told as materialized (
      select id, player_id, json_agg(json_build_object('round', number, 'kind', kind, 'before', first, 'after', after)
        order by number)::text as earlier
      from (
        select distinct on (a.id, ru.player_id, b.number) a.id, ru.player_id, b.number, ru.kind, ru.after,
          first_value(ru.before) over (partition by a.id, ru.player_id, b.number order by ru.at, ru.id) as first
        from asked a join round o on o.id = a.id
        join round b on b.game_id = o.game_id and b.status = 'closed' and b.number < o.number
        join ruling ru on ru.round_id = b.id and ru.at >= o.opens_at
        order by a.id, ru.player_id, b.number, ru.at desc, ru.id desc) newest
      group by id, player_id),
    result as (
      select (row_number() over ()) / ${RESULTS_IN_A_ROW}::int as part, st.player_id
        || '{"move":' || coalesce(s.move::text, 'null') || ',"points":' || st.points || ',"bonus":' || st.bonus
        || ',"total":' || st.total || ',"rank":' || coalesce(st.rank::text, 'null')
        || ',"before":' || coalesce(prior.rank::text, 'null')
        || ',"reason":' || case when s.player_id is null then '"no-slip"' else coalesce(to_json(s.reason)::text, 'null') end
        || case when s.from_draft then ',"draft":true' else '' end
        || case when coalesce(ru.kind::text, s.ruling) in ('warn', 'warning') then ',"warning":true' else '' end
        || case when st.warnings > coalesce(based.warnings, 0)
          then ',"warnings":' || st.warnings - coalesce(based.warnings, 0) else '' end
        || case when st.deducted > coalesce(based.deducted, 0)
          then ',"deducted":' || st.deducted - coalesce(based.deducted, 0) else '' end
        || coalesce(',"ruled":"' || ru.kind || '"', '') || coalesce(',"rulings":' || told.earlier, '') || '}' as line
      from asked
      join standing st on st.round_id = asked.id and st.round_id = any(${ids}) and ${which(db`st.player_id`)}
      left join slip s on s.round_id = asked.id and s.player_id = st.player_id and s.round_id = any(${ids})
        and ${which(db`s.player_id`)}
      left join ruled ru on ru.round_id = asked.id and ru.player_id = st.player_id
      left join told on told.id = asked.id and told.player_id = st.player_id
      left join standing prior on prior.round_id = asked.before and prior.player_id = st.player_id
        and prior.round_id = any(${befores}::text[]) and ${which(db`prior.player_id`)}
      left join standing based on based.round_id = asked.base and based.player_id = st.player_id
        and based.round_id = any(${bases}::text[]) and ${which(db`based.player_id`)})
    select string_agg(line, E'\n') as lines from result group by part`;
}

function handOn(rows: readonly { lines: string }[], take: (row: ResultRow) => void): void {
  for (const { lines } of rows)
    for (const line of lines.split('\n')) {
      const end = line.indexOf('{');
      take({ playerId: line.slice(0, end), result: line.slice(end) });
    }
}

export async function ownResult(gameId: string, number: number, playerId: string): Promise<OwnResult | null> {
  let result: OwnResult | null = null;
  await eachOwnResult([{ gameId, number, playerIds: [playerId] }], (row) => {
    result = JSON.parse(row.result) as OwnResult;
  });
  return result;
}
