import { sql } from '@/lib/db';
import { firstRepeated, type WrittenSlip } from '@/lib/game';
import type { MoveBody, RulingView, SlipLine, SlipPage, SlipsShown } from '@/lib/http/schemas';
import { ensureLexicon } from '@/lib/lexicons';
import type { EventInfo } from './event-info';
import { judgeAgain } from './judge-again';
import { noSolos } from './paper/no-solo';
import { nameKey } from './player-name';
import { type Refusal, refuse } from './refusal';
import { type RoundRow, roundByNumber, roundColumns } from './round-row';

export interface ReadSlipsOptions {
  /** part of a name, or a table */
  search: string;
  shown: SlipsShown;
  page: number;
  /** id of a round with this number that was cancelled: its slips, as they were judged */
  voided?: string | undefined;
}

const PAGE_SIZE = 50;
/** What has to be looked at is found among these first; no hall leaves more to its referee. */
const MOST_LOOKED_AT = 1000;

/** The slips of a closed round as a referee sees them, those without a slip too, by table and name. */
export async function readSlips(
  event: EventInfo,
  number: number,
  options: ReadSlipsOptions,
): Promise<SlipPage | Refusal> {
  const { page, voided } = options;
  const round = voided
    ? await cancelledRound(event, number, voided)
    : await roundByNumber(sql(), event.gameId, number);
  if (!round || (!voided && round.status !== 'closed')) return refuse('round-not-found');
  const offset = (page - 1) * PAGE_SIZE;
  const counted = options.shown !== 'doubtful';
  const rows = await readRows(event, round, options, counted ? [PAGE_SIZE, offset] : [MOST_LOOKED_AT, 0]);
  const all = await lines(event, round, rows);
  const doubtful = counted ? [] : all.filter((line) => line.doubtful);
  const count = counted ? (rows[0]?.count ?? 0) : doubtful.length;
  return {
    number,
    topScore: round.topScore,
    count,
    page,
    pages: Math.max(1, Math.ceil(count / PAGE_SIZE)),
    lines: counted ? all : doubtful.slice(offset, offset + PAGE_SIZE),
  };
}

async function cancelledRound({ gameId }: EventInfo, number: number, id: string): Promise<RoundRow | null> {
  const [round] = await sql()<RoundRow[]>`
    select ${roundColumns()} from round r
    where r.id = ${id} and r.game_id = ${gameId} and r.number = ${number} and r.cancelled_at is not null`;
  return round ?? null;
}

/** The line of one player; null when there is no such player. */
export async function readSlipLine(
  event: EventInfo,
  number: number,
  playerId: string,
): Promise<SlipLine | null> {
  const round = await roundByNumber(sql(), event.gameId, number);
  if (!round) return null;
  const options = { search: '', shown: 'all', page: 1 } as const;
  const rows = await readRows(event, round, options, [1, 0], playerId);
  return (await lines(event, round, rows))[0] ?? null;
}

/** How many slips of a closed round a referee has to look at. */
export async function countDoubtful(event: EventInfo, round: RoundRow): Promise<number> {
  const options = { search: '', shown: 'doubtful', page: 1 } as const;
  const rows = await readRows(event, round, options, [MOST_LOOKED_AT, 0]);
  return (await lines(event, round, rows)).filter(({ doubtful }) => doubtful).length;
}

interface Row {
  playerId: string;
  name: string;
  table: string | null;
  paper: boolean;
  rev: number | null;
  body: MoveBody | WrittenSlip | null;
  fromDraft: boolean;
  move: MoveBody | null;
  judged: SlipLine['judged'];
  late: (MoveBody | WrittenSlip | null)[];
  ruling: RulingView | null;
  points: number;
  bonus: number;
  /** a corrector gave it a solo that it cannot have */
  noSolo: boolean;
  /** whether the others' average is made of it as well */
  averaged: boolean;
  count: number;
}

function readRows(
  { id }: EventInfo,
  { id: roundId }: RoundRow,
  { search, shown }: Omit<ReadSlipsOptions, 'page'>,
  [limit, offset]: [number, number],
  playerId: string | null = null,
): Promise<Row[]> {
  const db = sql();
  const part = nameKey(search);
  const which = {
    all: db`true`,
    // These may be doubtful: whether they are, their words tell. Named first: of ten thousand they are a few.
    doubtful: db`p.id = any(array(
        select player_id from late_slip where round_id = ${roundId}
        union select player_id from slip where round_id = ${roundId}
          and (ruling = 'penalty' or reason in ('unreadable', 'not-in-lexicon', 'bad-cross-word'))
        union select player_id from (${noSolos(db, roundId)}) no_solo))
      and ru.id is null and (s.ruling = 'penalty' or s.reason = 'unreadable' or l.bodies is not null
      or p.id = any(array(${noSolos(db, roundId)}))
      or (p.paper and s.reason in ('not-in-lexicon', 'bad-cross-word')))`,
    marked: db`s.player_id is not null and (s.ruling <> 'paid' or ru.kind in ('warn', 'penalty', 'zero'))`,
    ruled: db`ru.id is not null`,
    missing: db`s.player_id is null and p.removed_at is null`,
  }[shown];
  return db<Row[]>`
    select p.id as "playerId", p.name, p.table_name as "table", p.paper, s.rev, s.body,
      coalesce(s.from_draft, false) as "fromDraft", s.move,
      json_build_object('ruling', coalesce(s.ruling, 'zero'), 'reason', case when s.player_id is null then 'no-slip'
        else s.reason end, 'points', coalesce(s.points, 0), 'worth', coalesce(s.worth, 0)) as judged,
      coalesce(l.bodies, '[]') as late,
      case when ru.id is not null then json_build_object('id', ru.id, 'kind', ru.kind, 'points', ru.points,
        'reason', ru.reason, 'author', ru.author, 'at', (extract(epoch from ru.at) * 1000)::float8) end as ruling,
      coalesce(st.points, 0) as points, coalesce(st.bonus, 0) as bonus,
      p.id = any(array(${noSolos(db, roundId)})) as "noSolo",
      st.rank is not null and p.simulated is null and ru.kind is distinct from 'average' as averaged,
      (count(*) over ())::int as count
    from player p
    left join slip s on s.round_id = ${roundId} and s.player_id = p.id and s.body is not null
    left join standing st on st.round_id = ${roundId} and st.player_id = p.id
    left join lateral (
      select json_agg(body order by received_at desc, rev desc) as bodies from late_slip
      where round_id = ${roundId} and player_id = p.id) l on true
    left join lateral (
      select * from ruling where round_id = ${roundId} and player_id = p.id order by at desc, id desc limit 1) ru on true
    where p.event_id = ${id} and (p.removed_at is null or s.player_id is not null) and ${which}
      and (${playerId}::text is null or p.id = ${playerId})
      and (${part} = '' or position(${part} in p.name_key) > 0 or ${part} = lower(p.table_name))
    order by p.table_name is null, length(p.table_name), p.table_name, p.name, p.id
    limit ${limit} offset ${offset}`;
}

async function lines(event: EventInfo, round: RoundRow, rows: readonly Row[]): Promise<SlipLine[]> {
  if (rows.length === 0) return [];
  await ensureLexicon(event.settings.lexicon);
  const repeats = await repeatedZeros(event, round, rows);
  const all = await averagedIn(round);
  return Promise.all(
    rows.map(async ({ rev, body, late, averaged, count: _, ...row }): Promise<SlipLine> => {
      const { badWords, rival } = await judgementOf(event, round, { ...row, rev, body });
      const repeated = repeats.get(row.playerId) ?? null;
      return {
        ...row,
        sent: body !== null,
        written: body && 'reference' in body ? writtenOf(body) : null,
        average: averageWithout(all, averaged ? row.points : null, body && row.judged.worth),
        badWords,
        rival,
        late: late.map(lateText),
        repeats: repeated,
        doubtful: row.ruling === null && isDoubtful(row, { rival, late, repeated }),
      };
    }),
  );
}

const writtenOf = ({ reference, word, claimed }: WrittenSlip) => ({ reference, word, claimed });

function isDoubtful(
  { judged: { reason }, noSolo }: Pick<Row, 'judged' | 'noSolo'>,
  { rival, late, repeated }: { rival: MoveBody | null; late: readonly unknown[]; repeated: number | null },
): boolean {
  return noSolo || rival !== null || late.length > 0 || repeated !== null || reason === 'unreadable';
}

function lateText(body: Row['body']): string {
  if (body === null) return '–';
  return 'reference' in body ? `${body.reference} ${body.word} ${body.claimed ?? ''}`.trim() : body.word;
}

async function judgementOf(
  event: EventInfo,
  round: RoundRow,
  { playerId, rev, body, judged }: Pick<Row, 'playerId' | 'rev' | 'body' | 'judged'>,
) {
  if (rev === null || body === null || judged.reason === null) return { badWords: [], rival: null };
  return judgeAgain(event, round, { playerId, rev, body });
}

interface Earlier {
  number: number;
  playerId: string;
  rev: number;
  body: MoveBody | WrittenSlip;
}

const BAD_WORDS = ['not-in-lexicon', 'bad-cross-word'];

/**
 * Zeros of paper players for words that were zeros before: who plays on paper is not told why, and the second time gets
 * the others' average. By player: the number of the first such round. Whoever plays on a phone saw it at the close.
 */
async function repeatedZeros(
  event: EventInfo,
  round: RoundRow,
  rows: readonly Row[],
): Promise<Map<string, number>> {
  const zeros = rows.filter(({ paper, judged }) => paper && BAD_WORDS.includes(judged.reason ?? ''));
  const found = new Map<string, number>();
  if (zeros.length === 0) return found;
  const earlier = await sql()<Earlier[]>`
    select r.number, s.player_id as "playerId", s.rev, s.body from slip s join round r on r.id = s.round_id
    where r.game_id = ${event.gameId} and r.status = 'closed' and r.number < ${round.number}
      and s.player_id = any(${zeros.map(({ playerId }) => playerId)}) and s.body is not null
      and s.reason = any(${BAD_WORDS})
    order by r.number`;
  for (const row of zeros) {
    const { badWords } = await judgementOf(event, round, row);
    const before = await Promise.all(
      earlier.filter(({ playerId }) => playerId === row.playerId).map((slip) => badOf(event, slip)),
    );
    const number = firstRepeated(badWords, before);
    if (number !== null) found.set(row.playerId, number);
  }
  return found;
}

async function badOf(event: EventInfo, { number, ...slip }: Earlier) {
  const round = await roundByNumber(sql(), event.gameId, number);
  return { number, badWords: round ? (await judgeAgain(event, round, slip)).badWords : [] };
}

interface Averaged {
  points: number;
  players: number;
}

/** What the average is made of, as `write-standings` counts it: all people who take part, averages left out. */
async function averagedIn({ id }: RoundRow): Promise<Averaged> {
  const [all] = await sql()<Averaged[]>`
    select coalesce(sum(st.points), 0)::int as points, count(*)::int as players
    from standing st join player p on p.id = st.player_id
    left join lateral (
      select kind from ruling where round_id = ${id} and player_id = st.player_id order by at desc, id desc limit 1) ru
      on true
    where st.round_id = ${id} and st.rank is not null and p.simulated is null and ru.kind is distinct from 'average'`;
  return all ?? { points: 0, players: 0 };
}

/** `own`: points that are among all; `worth`: of the own move, null without one. */
function averageWithout({ points, players }: Averaged, own: number | null, worth: number | null): number {
  const others = players - (own === null ? 0 : 1);
  const average = others > 0 ? Math.floor((points - (own ?? 0)) / others) : 0;
  return Math.min(average, worth ?? average);
}
