import { sql } from '@/lib/db';
import {
  type DigestGroup,
  digestRound,
  formatOf,
  MOST_NAMED,
  type PlayedMove,
  type RoundDigest,
  rackTiles,
} from '@/lib/game';
import type { ScoredMove } from '@/lib/http/schemas';
import { shared } from '@/lib/ops';
import { solve } from '@/lib/solver';
import type { EventInfo } from './event-info';
import { type Counted, keptDigest } from './kept-digest';
import { foundTop, peoplesSlips } from './peoples-slips';
import { roundPosition } from './read-slip';
import { Remembered } from './remembered';
import type { RoundRow } from './round-row';

/** What the room did in a round. `alone` is who was paid for a solo, where the event pays one. */
export interface RoomDigest extends RoundDigest {
  bonus: number;
  /** how many lines of moves there are, of which `moves` has the best */
  lines?: number;
}

/** Moves of a room that are kept with the round. */
const MOVES_KEPT = 200;

/** What the people of the room did in a closed round. `version`: the event's. */
export function roundDigest(event: EventInfo, round: RoundRow, version: number): Promise<RoomDigest> {
  return keptDigest({ event, version, id: round.id, keep: true, count: () => count(event, round) });
}

/** Every move of the room, best first: what the digest leaves out is counted again, for the few who look so far. */
export async function roomMoves(
  event: EventInfo,
  round: RoundRow,
  version: number,
): Promise<readonly PlayedMove[]> {
  const digest = await roundDigest(event, round, version);
  if ((digest.lines ?? 0) <= digest.moves.length) return digest.moves;
  return keptDigest({
    event,
    version,
    id: `${round.id} moves`,
    keep: false,
    count: async () => {
      const { version, data } = await count(event, round, Number.POSITIVE_INFINITY);
      return { version, data: data.moves };
    },
  });
}

interface Row {
  version: number;
  groups: DigestGroup[] | null;
  solo: { alone: string; bonus: number } | null;
}

/**
 * One statement, so that all of it is of one moment; alike slips are put together where they lie, by hash: an order in
 * the aggregate would have them all sorted first.
 */
async function count(event: EventInfo, round: RoundRow, most = MOVES_KEPT): Promise<Counted<RoomDigest>> {
  const [row] = await sql()<Row[]>`
    select version, (
      select json_agg(g) from (
        select s.move, st.points, s.valid, ${foundTop(round.topScore)} as top, count(*)::int as players,
               case when count(*) <= ${MOST_NAMED}::int then array_agg(s.player_id) else '{}' end as who
        from ${peoplesSlips(round.id)}
        group by 1, 2, 3, 4) g) as groups,
      (select json_build_object('alone', player_id, 'bonus', bonus) from standing
       where round_id = ${round.id} and bonus > 0 limit 1) as solo
    from event where id = ${event.id}`;
  const digest = digestRound(roundPosition(event, round), row?.groups ?? []);
  const [moves, lines] = [digest.moves.slice(0, most), digest.moves.length];
  return { version: row?.version ?? 0, data: { ...digest, moves, lines, bonus: 0, ...row?.solo } };
}

/** Long lists: some thousands of moves where a blank is in the rack. */
const lists = () => shared('legal-moves', () => new Remembered<ScoredMove[]>(24));
const MOST_MOVES = 20_000;
const SUB_TOPS = 20;

/** Every legal move of a round, best first; secret until it is closed. */
export async function legalMoves(event: EventInfo, round: RoundRow): Promise<ScoredMove[]> {
  const list = await lists().get(round.id, async () => {
    const { lexicon } = event.settings;
    const { rules } = formatOf(event.settings);
    const rack = rackTiles(round.rack);
    const job = { kind: 'moves', lexicon, rules, board: round.board, rack, most: MOST_MOVES } as const;
    return (await solve(job)).moves;
  });
  return list ?? [];
}

/** The head of a round's list of moves. */
interface ListHead {
  /** the best moves below the top */
  below: ScoredMove[];
  /** how many moves are listed: of a game's first round each word once, since it counts the same wherever it lies */
  listed: number;
}

/** What the list of moves of a closed round begins with. */
export async function listHead(event: EventInfo, round: RoundRow): Promise<ListHead> {
  const heads = shared('list-heads', () => new Remembered<ListHead>(300));
  const head = await heads.get(round.id, async () => {
    const moves = await legalMoves(event, round);
    const below = moves.filter((move) => move.score < round.topScore).slice(0, SUB_TOPS);
    return { below, listed: moves.length };
  });
  return head ?? { below: [], listed: 0 };
}
