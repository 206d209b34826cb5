import { sql } from '@/lib/db';
import { tileSet } from '@/lib/engine';
import { formatOf, stateAfter } from '@/lib/game';
import type { RoundReview, RoundSummary, ScoredMove } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { ownResult } from './own-result';
import { exchangeOf } from './redact';
import { type Refusal, refuse } from './refusal';
import { roundDigest, subTops } from './round-digest';
import { type RoundRow, roundByNumber, roundColumns } from './round-row';
import { readStandings } from './standings-sql';
import type { Viewer } from './viewer';

const MOVES_SHOWN = 100;

interface Counts {
  best: number;
  found: number;
  sent: number;
}

/** The closed rounds of an event, in order. */
export async function readRounds(event: EventInfo): Promise<RoundSummary[]> {
  const rows = await sql()<(RoundRow & Counts)[]>`
    select ${roundColumns()}, coalesce(c.best, 0) as best, coalesce(c.found, 0) as found, coalesce(c.sent, 0) as sent
    from round r left join lateral (
      select max(st.points)::int as best, (count(*) filter (where st.points >= r.top_score))::int as found,
             count(*)::int as sent
      from slip s join standing st on st.round_id = s.round_id and st.player_id = s.player_id
      where s.round_id = r.id and s.body is not null) c on true
    where r.game_id = ${event.gameId} and r.status = 'closed' order by r.number`;
  return rows.map((row) => summary(row, row));
}

function summary(round: RoundRow, { best, found, sent }: Counts): RoundSummary {
  const { number, rack, top } = round;
  return { number, rack, top, isotopCount: round.isotops.length, best, found, sent };
}

/** Everything about one closed round; rounds that are not closed do not exist here. */
export async function readRound(
  event: EventInfo,
  viewer: Viewer,
  number: number,
): Promise<RoundReview | Refusal> {
  const round = await roundByNumber(sql(), event.gameId, number);
  if (round?.status !== 'closed') return refuse('round-not-found');
  const [facts] = await sql()<{ version: number; rounds: number; topTotal: number }[]>`
    select e.version, count(r.id)::int as rounds,
           coalesce(sum(r.top_score) filter (where r.number <= ${number}), 0)::int as "topTotal"
    from event e left join round r on r.game_id = ${event.gameId} and r.status = 'closed'
    where e.id = ${event.id} group by e.id`;
  const { version = 0, rounds = 0, topTotal = 0 } = facts ?? {};
  const [digest, below, standings, you] = await Promise.all([
    roundDigest(event, round, version),
    subTops(event, round),
    readStandings(sql(), round.id, topTotal, { most: 10 }),
    viewer.player ? ownResult(event.gameId, number, viewer.player.id) : null,
  ]);
  const counts = { best: digest.best?.points ?? 0, found: digest.found.length, sent: digest.sent };
  return {
    ...summary(round, counts),
    board: round.board,
    retaken: round.retaken,
    exchange: exchangeOf(event, round),
    boardAfter: stateAfter(tileSet(event.tileSet), round, formatOf(event.settings)).board,
    isotops: round.isotops.filter((move) => !isTop(move, round.top)),
    subTops: below,
    legalMoves: round.legalMoves,
    distribution: digest.distribution,
    moves: digest.moves.slice(0, MOVES_SHOWN),
    you,
    standings,
    rounds,
  };
}

const isTop = (move: ScoredMove, top: ScoredMove) =>
  move.row === top.row && move.col === top.col && move.direction === top.direction && move.word === top.word;
