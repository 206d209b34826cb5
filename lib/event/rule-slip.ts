import { newId } from '@/lib/db';
import type { MakeRuling, RulingView } from '@/lib/http/schemas';
import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { withEvent } from './event-lock';
import { Refusal, refuse } from './refusal';
import { restateResults } from './restate-results';
import { wereRanked } from './were-ranked';

export interface RuleSlipOptions extends MakeRuling {
  event: EventInfo;
  /** of a closed round */
  number: number;
  author: string;
}

/** A ruling, and what the player's round counts with it. */
export interface Ruled {
  ruling: RulingView;
  playerId: string;
  before: number;
  after: number;
}

/**
 * Writes a referee's decision about a player's slip of a closed round, also after the end, and computes everything
 * that follows. The newest counts; the same decision again changes nothing. The slip itself stays as it is.
 */
export async function ruleSlip(options: RuleSlipOptions): Promise<Ruled | Refusal> {
  const { event, number, playerId } = options;
  return withEvent(event, async (locked) => {
    const { tx } = locked;
    const roundId = await closedRound(tx, event, number);
    if (roundId instanceof Refusal) return roundId;
    const [player] = await tx`select 1 from player where id = ${playerId} and event_id = ${event.id}`;
    if (!player) return refuse('player-not-found');
    const newest = await newestRuling(tx, roundId, playerId);
    if (options.seen !== undefined && options.seen !== (newest?.id ?? null)) return refuse('ruled-meanwhile');
    const before = await pointsOf(tx, roundId, playerId);
    if (newest && isSame(newest, options)) return { ruling: newest, playerId, before, after: before };
    const id = await write(tx, roundId, options);
    const from = (await wereRanked(tx, event, number, [playerId])) ? number : 1;
    await restateResults(locked, number, from);
    const after = await pointsOf(tx, roundId, playerId);
    await tx`update ruling set before = ${before}, after = ${after} where id = ${id}`;
    return { ruling: (await newestRuling(tx, roundId, playerId)) as RulingView, playerId, before, after };
  });
}

async function closedRound(tx: Db, { gameId }: EventInfo, number: number): Promise<string | Refusal> {
  const [round] = await tx<{ id: string }[]>`
    select id from round where game_id = ${gameId} and number = ${number} and status = 'closed'`;
  return round?.id ?? refuse('round-not-found');
}

async function newestRuling(tx: Db, roundId: string, playerId: string): Promise<RulingView | null> {
  const [ruling] = await tx<RulingView[]>`
    select id, kind, points, reason, author, at from ruling
    where round_id = ${roundId} and player_id = ${playerId} order by at desc, id desc limit 1`;
  return ruling ?? null;
}

const pays = ({ kind, points }: Pick<MakeRuling, 'kind' | 'points'>) =>
  kind === 'zero' || kind === 'average' ? null : (points ?? null);

const isSame = (ruling: RulingView, asked: MakeRuling) =>
  ruling.kind === asked.kind && ruling.points === pays(asked) && ruling.reason === asked.reason;

/** Dated by the moment, not by the transaction's beginning, which may have waited for another ruling. */
async function write(tx: Db, roundId: string, options: RuleSlipOptions): Promise<string> {
  const { playerId, kind, reason, author } = options;
  const id = newId();
  await tx`
    insert into ruling (id, round_id, player_id, kind, points, reason, author, at)
    values (${id}, ${roundId}, ${playerId}, ${kind}::ruling_kind, ${pays(options)}, ${reason}, ${author},
            clock_timestamp())`;
  return id;
}

async function pointsOf(tx: Db, roundId: string, playerId: string): Promise<number> {
  const [row] = await tx<{ points: number }[]>`
    select points from standing where round_id = ${roundId} and player_id = ${playerId}`;
  return row?.points ?? 0;
}
