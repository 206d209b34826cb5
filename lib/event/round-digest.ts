import { sql } from '@/lib/db';
import { type DigestSlip, digestRound, formatOf, type RoundDigest, rackTiles } from '@/lib/game';
import type { ScoredMove } from '@/lib/http/schemas';
import { shared } from '@/lib/ops';
import { solve } from '@/lib/solver';
import type { EventInfo } from './event-info';
import { roundPosition } from './read-slip';
import { Remembered } from './remembered';
import type { RoundRow } from './round-row';

const digests = () => shared('round-digests', () => new Remembered<RoundDigest>(300));
const lists = () => shared('sub-tops', () => new Remembered<ScoredMove[]>(300));

const SUB_TOPS = 20;
/** Enough to reach below the top in every position seen so far; more isotops than that push sub-tops out. */
const LIST = 2000;

/** What the room did in a closed round. `version`: of the event, since rulings change it. */
export async function roundDigest(event: EventInfo, round: RoundRow, version: number): Promise<RoundDigest> {
  const digest = await digests().get(`${round.id} ${version}`, async () => {
    const slips = await sql()<DigestSlip[]>`
      select s.player_id as "playerId", s.move, st.points, s.valid
      from slip s join standing st on st.round_id = s.round_id and st.player_id = s.player_id
      where s.round_id = ${round.id} and s.body is not null`;
    return digestRound(roundPosition(event, round), round.top, slips);
  });
  return digest as RoundDigest;
}

/** The best moves below the top of a closed round. */
export async function subTops(event: EventInfo, round: RoundRow): Promise<ScoredMove[]> {
  const list = await lists().get(round.id, async () => {
    const { lexicon } = event.settings;
    const { rules } = formatOf(event.settings);
    const rack = rackTiles(round.rack);
    const { moves } = await solve({ kind: 'moves', lexicon, rules, board: round.board, rack, most: LIST });
    return moves.filter((move) => move.score < round.topScore).slice(0, SUB_TOPS);
  });
  return list ?? [];
}
