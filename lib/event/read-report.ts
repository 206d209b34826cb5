import { sql } from '@/lib/db';
import { judgeSlip } from '@/lib/game';
import { MoveBody, type Report, type ReportRow } from '@/lib/http/schemas';
import { ensureLexicon, openLexicon } from '@/lib/lexicons';
import type { EventInfo } from './event-info';
import { nameOrder } from './name-order';
import { foundTop } from './peoples-slips';
import { roundPosition } from './read-slip';
import { type RoundRow, roundColumns } from './round-row';
import { topTotal } from './standings-sql';

/** A class fits on one page; a hall of thousands is read in many. */
export const REPORT_PAGE = 500;

interface SlipRow {
  playerId: string;
  round: number;
  move: unknown;
  points: number;
  valid: boolean;
  reason: string | null;
  /** the top, or a move of its score */
  found: boolean;
}

type Person = Omit<ReportRow, 'played' | 'valid' | 'invalid' | 'tops' | 'best' | 'tried' | 'percentage'>;

/** What each player did in the closed rounds, by name. */
export async function readReport(event: EventInfo, page: number): Promise<Report> {
  const closed = await sql()<RoundRow[]>`
    select ${roundColumns()} from round r where r.game_id = ${event.gameId} and r.status = 'closed' order by r.number`;
  const total = await topTotal(sql(), event.gameId);
  const [{ count } = { count: 0 }] = await sql()<{ count: number }[]>`
    select count(*)::int as count from player where event_id = ${event.id} and removed_at is null`;
  const people = await sql()<Person[]>`
    select p.id as "playerId", p.name, p.team, p.table_name as "table", p.category, st.rank,
           coalesce(st.total, 0) as total
    from player p left join standing st on st.player_id = p.id and st.round_id = ${closed.at(-1)?.id ?? null}
    where p.event_id = ${event.id} and p.removed_at is null
    order by ${nameOrder()} limit ${REPORT_PAGE} offset ${(page - 1) * REPORT_PAGE}`;
  const slips = await slipsOf(
    people.map(({ playerId }) => playerId),
    closed.map(({ id }) => id),
  );
  const badWords = [...slips.values()].flat().some(isBad) ? await badWordsIn(event, closed) : () => [];
  const rows = people.map((person) => ({
    ...person,
    percentage: total > 0 ? Math.round((1000 * person.total) / total) / 10 : 0,
    ...summary(slips.get(person.playerId) ?? [], badWords),
  }));
  const pages = Math.max(1, Math.ceil(count / REPORT_PAGE));
  return { rounds: closed.length, topTotal: total, count, page, pages, rows };
}

/** Of the slips that were sent, by player and in the order of the rounds; points as they were paid in the end. */
async function slipsOf(players: string[], rounds: string[]): Promise<Map<string, SlipRow[]>> {
  const rows = await sql()<SlipRow[]>`
    select s.player_id as "playerId", r.number as round, s.move, coalesce(st.points, s.points) as points, s.valid,
           s.reason, coalesce(${foundTop(sql()`r.top_score`)}, false) as found
    from slip s join round r on r.id = s.round_id
    left join standing st on st.round_id = s.round_id and st.player_id = s.player_id
    where s.player_id = any(${players}) and s.round_id = any(${rounds}) and s.body is not null
    order by r.number`;
  const slips = new Map<string, SlipRow[]>();
  for (const row of rows) {
    const own = slips.get(row.playerId);
    if (own) own.push(row);
    else slips.set(row.playerId, [row]);
  }
  return slips;
}

const NOT_IN_THE_LIST: ReadonlySet<string | null> = new Set(['not-in-lexicon', 'bad-cross-word']);

const isBad = ({ reason }: SlipRow) => NOT_IN_THE_LIST.has(reason);

type BadWords = (slip: SlipRow) => string[];

/** Which words of a slip are not in the list: it may be one that was formed across it. */
async function badWordsIn(event: EventInfo, rounds: readonly RoundRow[]): Promise<BadWords> {
  await ensureLexicon(event.settings.lexicon);
  const { lexicon } = openLexicon(event.settings.lexicon);
  const positions = new Map(rounds.map((round) => [round.number, roundPosition(event, round)]));
  return (slip) => {
    const move = isBad(slip) ? moveOf(slip) : null;
    const at = positions.get(slip.round);
    return move && at ? judgeSlip(at, lexicon, move).badWords : [];
  };
}

function summary(slips: readonly SlipRow[], badWords: BadWords) {
  const best = slips.reduce<SlipRow | null>(
    (found, slip) => (slip.points > (found?.points ?? 0) ? slip : found),
    null,
  );
  return {
    played: slips.length,
    valid: slips.filter(({ valid }) => valid).length,
    invalid: slips.filter(({ valid }) => !valid).length,
    tops: slips.filter(({ found }) => found).length,
    best: best && { round: best.round, move: moveOf(best), points: best.points, reason: best.reason },
    tried: slips.flatMap((slip) => badWords(slip).map((word) => ({ round: slip.round, word }))),
  };
}

function moveOf({ move }: SlipRow): MoveBody | null {
  const read = MoveBody.safeParse(move);
  return read.success ? read.data : null;
}
