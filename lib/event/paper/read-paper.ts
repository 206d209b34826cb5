import { sql } from '@/lib/db';
import { MoveBody, PaperAnswer, type PaperRow, type PaperSheet } from '@/lib/http/schemas';
import type { EventInfo } from '../event-info';
import { nameOrder } from '../name-order';
import { otherTops } from '../redact';
import { type Refusal, refuse } from '../refusal';
import { type RoundRow, roundByNumber } from '../round-row';
import { byPhone } from './by-phone';
import { type EntryRow, entryView, liveEntries } from './entry-row';
import { othersEnter } from './others-enter';

/** More tables than any hall has. */
const MOST_ROWS = 3000;

/**
 * A round as correctors see it: every table with what was entered for it, and what is missing. Of a round that is being
 * played only what correctors have typed themselves: no top, no phone's slip, no judgement.
 */
export async function readPaper(event: EventInfo, number: number): Promise<PaperSheet | Refusal> {
  const round = await roundByNumber(sql(), event.gameId, number);
  if (!round || round.opensAt === null || round.status === 'prepared' || round.status === 'cancelled')
    return refuse('round-not-found');
  const closed = round.status === 'closed';
  const [rows, rounds] = await Promise.all([readRows(event, round, closed), roundsLacking(event)]);
  return {
    number,
    status: round.status,
    board: round.board,
    top: closed ? round.top : null,
    isotops: otherTops(round),
    rows,
    rounds,
  };
}

interface Row extends Pick<PaperRow, 'playerId' | 'name' | 'table' | 'paper' | 'ruled' | 'points'> {
  bonus: number | null;
  phone: StoredSlip | null;
  late: StoredSlip | null;
}

interface StoredSlip {
  body: unknown;
  points: number;
  ruling: string;
  reason: string | null;
  receivedAt: number;
}

async function readRows(event: EventInfo, { id }: RoundRow, closed: boolean): Promise<PaperRow[]> {
  const db = sql();
  const [rows, entries] = await Promise.all([
    db<Row[]>`
      select p.id as "playerId", p.name, p.table_name as "table", p.paper, st.points, st.bonus,
        (select kind from ruling where round_id = ${id} and player_id = p.id order by at desc, id desc limit 1) as ruled,
        (select json_build_object('body', s.body, 'points', s.points, 'ruling', s.ruling, 'reason', s.reason,
            'receivedAt', extract(epoch from s.received_at) * 1000)
          from slip s where ${closed} and s.round_id = ${id} and s.player_id = p.id and ${byPhone(db)}) as phone,
        (select json_build_object('body', l.body, 'receivedAt', extract(epoch from l.received_at) * 1000)
          from late_slip l where ${closed} and l.round_id = ${id} and l.player_id = p.id
          order by l.rev desc limit 1) as late
      from player p left join standing st on st.round_id = ${id} and st.player_id = p.id
      where p.event_id = ${event.id} and p.removed_at is null
        and (p.paper or p.table_name is not null or exists (
          select 1 from paper_entry e where e.round_id = ${id} and e.player_id = p.id))
      order by ${nameOrder()} limit ${MOST_ROWS}`,
    liveEntries(db, id, null),
  ]);
  const byPlayer = new Map<string, EntryRow[]>();
  for (const entry of entries) byPlayer.set(entry.playerId, [...(byPlayer.get(entry.playerId) ?? []), entry]);
  const views = rows.map((row) => rowView(row, byPlayer.get(row.playerId) ?? [], closed)).sort(byTable);
  const own = views.find(({ check }) => check?.own)?.check;
  return own && (await othersEnter(db, event, own.author)) ? views.map(withoutOwnCheck) : views;
}

/** A slip is checked by somebody else than who entered it; where one person does all, it is told. */
const withoutOwnCheck = (row: PaperRow): PaperRow =>
  row.check?.own && row.check.same ? { ...row, check: null } : row;

function rowView(row: Row, own: readonly EntryRow[], closed: boolean): PaperRow {
  const first = own.filter(({ reading }) => reading === 1);
  const counts = first.find(({ state }) => state === 'counts');
  const check = own.find(({ reading }) => reading === 2);
  const kept = own.find(({ reading }) => reading === 0)?.slip as KeptSlip | undefined;
  const phone = row.phone ?? (kept ? { ...kept, receivedAt: Date.parse(kept.received_at) } : null);
  return {
    ...row,
    points: closed ? row.points : null,
    bonus: closed ? (row.bonus ?? 0) : 0,
    entry: counts ? entryView(counts, closed) : null,
    waiting: first.filter(({ state }) => state === 'waits').map((entry) => entryView(entry, closed)),
    check: check
      ? {
          ...entryView(check, closed),
          same: check.state === 'checked',
          own: check.author === counts?.author,
        }
      : null,
    phone: phone && { ...saidOf(phone), points: phone.points, ruling: phone.ruling, reason: phone.reason },
    late: row.late && saidOf(row.late),
  };
}

/** A phone's slip that paper took the place of: the columns of its row. */
type KeptSlip = Omit<StoredSlip, 'receivedAt'> & { received_at: string };

function saidOf({ body, receivedAt }: Pick<StoredSlip, 'body' | 'receivedAt'>) {
  const move = MoveBody.safeParse(body);
  const written = PaperAnswer.safeParse(body);
  return {
    move: move.success ? move.data : null,
    written: !move.success && written.success ? written.data : null,
    receivedAt: Math.round(receivedAt),
  };
}

/** Tables as numbers where they are, those without one last. */
function byTable(a: PaperRow, b: PaperRow): number {
  if (a.table === null || b.table === null) return Number(a.table === null) - Number(b.table === null);
  return a.table.localeCompare(b.table, 'en', { numeric: true });
}

async function roundsLacking(event: EventInfo): Promise<PaperSheet['rounds']> {
  return sql()<PaperSheet['rounds']>`
    select r.number, r.status = 'closed' as closed, (
      select count(*)::int from player p
      where p.event_id = ${event.id} and p.removed_at is null and p.withdrawn_at is null and p.paper
        and not exists (select 1 from slip s where s.round_id = r.id and s.player_id = p.id and s.body is not null)
        and not exists (
          select 1 from paper_entry e where e.round_id = r.id and e.player_id = p.id and e.state = 'counts')) as missing
    from round r
    where r.game_id = ${event.gameId} and r.status in ('open', 'paused', 'closed') and r.opens_at is not null
    order by r.number`;
}
