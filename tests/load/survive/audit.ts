import type postgres from 'postgres';
import type { MoveBody } from '@/lib/http/schemas';
import { type Game, worthKey } from './game';
import type { SentSlip } from './page';

/** What the database says of a game, held against what its pages sent and show. */
export interface Audit {
  rounds: number;
  sent: number;
  acknowledged: number;
  counted: number;
  /** acknowledged, but neither it nor a later one of the same player counts */
  lost: number;
  /** counts, but was not sent so, or points, totals or ranks are wrong */
  wrong: number;
  /** rounds that were closed not once */
  closedTwice: number;
  /** pages that do not show, in the end, what the server says */
  stale: number;
}

interface Row {
  number: number;
  playerId: string;
  rev: number | null;
  move: MoveBody | null;
  points: number;
  bonus: number;
  total: number;
  rank: number | null;
}

export async function audit(game: Game, sql: postgres.Sql): Promise<Audit> {
  const rows = await sql<Row[]>`
    select r.number, st.player_id as "playerId", s.rev, s.move, st.points, st.bonus, st.total, st.rank
    from standing st join round r on r.id = st.round_id join game g on g.id = r.game_id
    join event e on e.id = g.event_id
    left join slip s on s.round_id = r.id and s.player_id = st.player_id
    where e.code = ${game.code} and r.status = 'closed' order by r.number`;
  const closes = await sql<{ number: number; times: number }[]>`
    select (l.data->>'number')::int as number, count(*)::int as times
    from log_entry l join event e on e.id = l.event_id
    where e.code = ${game.code} and l.kind = 'round-closed' group by 1`;
  const numbers = [...new Set(rows.map(({ number }) => number))];
  const result: Audit = {
    rounds: numbers.length,
    sent: 0,
    acknowledged: 0,
    counted: rows.filter(({ rev }) => rev !== null).length,
    lost: 0,
    wrong: wrongRanks(rows),
    closedTwice: numbers.filter((number) => closes.find((one) => one.number === number)?.times !== 1).length,
    stale: 0,
  };
  for (const { playerId, tab } of game.seats) {
    const own = rows.filter((row) => row.playerId === playerId);
    let total = 0;
    for (const number of numbers) {
      const row = own.find((one) => one.number === number);
      const slips = tab.page.slips.filter(({ round }) => round === number);
      const acknowledged = slips.filter(({ fate }) => fate === 'acknowledged');
      result.sent += slips.length;
      result.acknowledged += acknowledged.length;
      const best = Math.max(0, ...acknowledged.map(({ rev }) => rev));
      if ((row?.rev ?? 0) < best) result.lost += 1;
      total += (row?.points ?? 0) + (row?.bonus ?? 0);
      if (row && (row.total !== total || !isAsSent(game, row, slips))) {
        result.wrong += 1;
      }
    }
    if (!isCurrent(game, playerId, own.at(-1))) result.stale += 1;
  }
  return result;
}

function isAsSent(game: Game, { number, rev, move, points }: Row, slips: SentSlip[]): boolean {
  if (rev === null) return points === 0;
  const sent = slips.find((slip) => slip.rev === rev)?.body;
  if (!sent || !('move' in sent) || !sent.move || !move) return false;
  const key = worthKey(number, sent.move);
  return key === worthKey(number, move) && points === game.worth.get(key);
}

/** Those who have played share ranks by their totals. */
function wrongRanks(rows: Row[]): number {
  return rows.filter((row) => {
    if (row.rank === null) return false;
    const better = rows.filter((one) => one.number === row.number && one.total > row.total);
    return row.rank !== better.length + 1;
  }).length;
}

/** Whether the page shows the last closed round's result. */
function isCurrent(game: Game, playerId: string, last: Row | undefined): boolean {
  if (!last) return true;
  const snapshot = game.seats.find((seat) => seat.playerId === playerId)?.tab.page.state().snapshot;
  const result = snapshot?.you?.result;
  return snapshot?.round?.number === last.number && result?.total === last.total && result.rank === last.rank;
}

export function faultsOf(found: Audit): string[] {
  const fault = (count: number, text: string) => (count > 0 ? [`${count} ${text}`] : []);
  return [
    ...fault(found.lost, 'acknowledged slips did not count'),
    ...fault(found.wrong, 'results were wrong'),
    ...fault(found.closedTwice, 'rounds were not closed exactly once'),
    ...fault(found.stale, 'pages did not show the last result in the end'),
    ...(found.acknowledged === 0 ? ['nothing was acknowledged'] : []),
  ];
}
