import { sql } from '@/lib/db';
import type { MoveBody, Named, PlayerSheet, SheetRound, StandingRow } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { hasTopMove } from './peoples-slips';
import { meaningsOf } from './read-round-words';
import { type Refusal, refuse } from './refusal';
import { type Reviewed, reviewedRounds } from './review-rounds';
import { type RoomDigest, roundDigest } from './round-digest';
import { readStandings } from './standings-sql';
import type { Viewer } from './viewer';

/** Where nobody is ranked. */
const NO_WINNER: Named = { playerId: '', name: '' };

/** All that a player did in the closed rounds, beside the tops and the winner. */
export async function readSheet(
  event: EventInfo,
  viewer: Viewer,
  playerId: string,
): Promise<PlayerSheet | Refusal> {
  const reviewed = await reviewedRounds(event, viewer);
  const last = reviewed.rounds.at(-1);
  if (!last && reviewed.status === 'finished') return emptySheet(event, viewer, playerId);
  if (!last) return refuse('round-not-found');
  const topTotal = reviewed.rounds.reduce((sum, { topScore }) => sum + topScore, 0);
  const [standing] = await readStandings(sql(), last.id, topTotal, { most: 1, playerId });
  if (!standing) return refuse('player-not-found');
  const { winner, players, deducted } = await headOf(last.id, playerId);
  const rounds = await sheetRounds(event, reviewed, { playerId, winnerId: winner.playerId });
  return {
    player: standing,
    players,
    deducted,
    winner,
    mine: viewer.player?.id === playerId,
    finished: reviewed.status === 'finished',
    startedAt: startOf(reviewed),
    rounds,
    missed: await missedTops(event, rounds),
  };
}

/** What a sheet begins with: the player's standing, and of how many; null: there is none to look at. */
export async function sheetHead(
  event: EventInfo,
  viewer: Viewer,
  playerId: string,
): Promise<{ player: StandingRow; players: number } | null> {
  const { rounds } = await reviewedRounds(event, viewer);
  const last = rounds.at(-1);
  if (!last) return null;
  const topTotal = rounds.reduce((sum, { topScore }) => sum + topScore, 0);
  const [player] = await readStandings(sql(), last.id, topTotal, { most: 1, playerId });
  return player ? { player, players: (await headOf(last.id, playerId)).players } : null;
}

/** Of an event that ended before its first round was over. */
async function emptySheet(
  event: EventInfo,
  viewer: Viewer,
  playerId: string,
): Promise<PlayerSheet | Refusal> {
  const [player] = await sql()<Pick<StandingRow, 'playerId' | 'name' | 'category' | 'team'>[]>`
    select id as "playerId", name, category, team from player
    where id = ${playerId} and event_id = ${event.id} and removed_at is null`;
  if (!player) return refuse('player-not-found');
  const nothing = { total: 0, negative: 0, percentage: 0, solos: 0, warnings: 0, penalties: 0 };
  return {
    player: { ...player, ...nothing, rank: null },
    players: 0,
    deducted: 0,
    winner: NO_WINNER,
    mine: viewer.player?.id === playerId,
    finished: true,
    startedAt: null,
    rounds: [],
    missed: [],
  };
}

/** The first of a ranking, how many are ranked, and what a player's warnings have cost. */
async function headOf(roundId: string, playerId: string) {
  const [winner] = await sql()<Named[]>`
    select p.id as "playerId", p.name from standing st join player p on p.id = st.player_id
    where st.round_id = ${roundId} and st.rank = 1 order by p.name, p.id limit 1`;
  const [facts] = await sql()<{ players: number; deducted: number }[]>`
    select (select count(rank)::int from standing where round_id = ${roundId}) as players, deducted
    from standing where round_id = ${roundId} and player_id = ${playerId}`;
  return { winner: winner ?? NO_WINNER, players: 0, deducted: 0, ...facts };
}

interface Row {
  id: string;
  move: MoveBody | null;
  sent: boolean;
  points: number | null;
  bonus: number | null;
  reason: string | null;
  ruled: SheetRound['ruled'] | null;
  ruling: string | null;
  isTop: boolean | null;
  rank: number | null;
  total: number | null;
  winnerTotal: number | null;
}

async function sheetRounds(
  event: EventInfo,
  { rounds, version }: Reviewed,
  { playerId, winnerId }: { playerId: string; winnerId: string },
): Promise<SheetRound[]> {
  const ids = rounds.map(({ id }) => id);
  const rows = await sql()<Row[]>`
    select a.id, s.move, s.player_id is not null as sent, st.points, st.bonus, s.reason, s.ruling, st.rank, st.total,
           w.total as "winnerTotal", ${hasTopMove(sql()`r.top_score`)} as "isTop", (
             select kind from ruling where round_id = a.id and player_id = ${playerId}
             order by at desc, id desc limit 1) as ruled
    from unnest(${ids}::text[]) as a(id)
    join round r on r.id = a.id
    left join standing st on st.round_id = a.id and st.player_id = ${playerId}
    left join slip s on s.round_id = a.id and s.player_id = ${playerId} and s.body is not null
    left join standing w on w.round_id = a.id and w.player_id = ${winnerId}`;
  const own = new Map(rows.map((row) => [row.id, row]));
  const digests = await Promise.all(rounds.map((round) => roundDigest(event, round, version)));
  let topTotal = 0;
  return rounds.map((round, index) => {
    const row = own.get(round.id);
    topTotal += round.topScore;
    const points = row?.points ?? 0;
    return {
      number: round.number,
      game: round.game,
      inGame: round.inGame,
      rack: round.rack,
      top: round.top,
      move: row?.move ?? null,
      points,
      bonus: row?.bonus ?? 0,
      reason: row?.sent ? row.reason : 'no-slip',
      ...(row?.ruled && { ruled: row.ruled }),
      ...((row?.ruled ? row.ruled === 'warn' : row?.ruling === 'warning') && { warning: true }),
      isTop: row?.isTop ?? false,
      roundRank: row?.sent ? roundRank(digests[index], points) : null,
      rank: row?.rank ?? null,
      total: row?.total ?? 0,
      topTotal,
      winnerTotal: row?.winnerTotal ?? 0,
    };
  });
}

/** One more than those who scored more in the round. */
function roundRank(digest: RoomDigest | undefined, points: number): number {
  const better = digest?.distribution.filter((entry) => entry.points > points) ?? [];
  return 1 + better.reduce((sum, { players }) => sum + players, 0);
}

/** Of several games that of the first. */
const startOf = ({ rounds }: Reviewed): number | null => rounds[0]?.opensAt ?? null;

async function missedTops(event: EventInfo, rounds: readonly SheetRound[]): Promise<PlayerSheet['missed']> {
  const missed = rounds.filter(({ isTop }) => !isTop);
  return Promise.all(
    missed.map(async ({ number, top: { word } }) => ({
      number,
      word,
      meanings: (await meaningsOf(event, number)) ?? [],
    })),
  );
}
