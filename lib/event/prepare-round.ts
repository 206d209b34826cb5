import { newId, sql } from '@/lib/db';
import type { EndReason } from '@/lib/game';
import { shared } from '@/lib/ops';
import type { SolvedRound } from '@/lib/solver';
import type { Db } from './columns';
import { cancelledBefore, drawRound } from './draw-round';
import type { EventInfo } from './event-info';
import { Remembered } from './remembered';
import { type RoundRow, roundByNumber, roundColumns } from './round-row';
import { type Over, type RoundStart, roundStart } from './round-start';

export type Prepared =
  | { kind: 'round'; round: RoundRow }
  /** the referee has yet to enter the rack; `gameEnd`: why the game before is over, where another one begins */
  | { kind: 'waiting'; gameEnd: EndReason | null }
  | Over;

/**
 * Makes sure that round `number` is drawn, solved and stored before anybody waits for it. The draw follows from
 * the event's seed, so two processes that prepare at once store the same round, and the first one's row stays.
 */
export async function prepareRound(event: EventInfo, number: number): Promise<Prepared> {
  const stored = await roundByNumber(sql(), event.gameId, number);
  return stored ? { kind: 'round', round: stored } : notStored(event, number);
}

async function notStored(event: EventInfo, number: number): Promise<Prepared> {
  if (event.settings.racks === 'entered') return untilEntered(event, number);
  const key = await endKey(event, number);
  const end = ends().peek(key);
  if (end) return { kind: 'over', reason: end };
  const drawn = await drawRound(
    event,
    number,
    await roundStart(event, number),
    await cancelledBefore(event, number),
  );
  if (drawn.kind === 'drawn')
    return { kind: 'round', round: await storeRound(event, number, drawn.result, drawn.start) };
  ends().put(key, drawn.reason);
  return drawn;
}

/** Events that were found to end before a round, by what was played until then. */
const ends = () => shared('ends-of-games', () => new Remembered<EndReason>(1000));

/** The referee may choose another top for the last round, or cancel what came after it. */
async function endKey(event: EventInfo, number: number): Promise<string> {
  const [last] = await sql()<{ mark: string }[]>`
    select concat(id, ' ', top, ' ', (
      select count(*) from round where game_id = ${event.gameId} and number = ${number} and cancelled_at is not null))
      as mark
    from round where game_id = ${event.gameId} and number = ${number - 1} and status <> 'cancelled'`;
  return `${event.id} ${number} ${last?.mark ?? ''}`;
}

/** What {@link prepareRound} makes sure of, for a round of each of several events, by event. */
export async function preparedRounds(
  wanted: readonly { event: EventInfo; number: number }[],
): Promise<Map<string, Prepared>> {
  const asked = wanted.map(({ event, number }) => ({ game: event.gameId, number }));
  const rows = await sql()<(RoundRow & { gameId: string })[]>`
    select ${roundColumns()}, r.game_id as "gameId" from round r
    join jsonb_to_recordset(${sql().json(asked)}) as a(game text, number int)
      on a.game = r.game_id and a.number = r.number where r.status <> 'cancelled'`;
  const stored = new Map(rows.map((round) => [round.gameId, round]));
  const entries = wanted.map(async ({ event, number }): Promise<[string, Prepared]> => {
    const round = stored.get(event.gameId);
    return [event.id, round ? { kind: 'round', round } : await notStored(event, number)];
  });
  return new Map(await Promise.all(entries));
}

/** Without the rack, tiles and settings can still say that the game is over. */
async function untilEntered(event: EventInfo, number: number): Promise<Prepared> {
  const start = await roundStart(event, number);
  return start.kind === 'over' ? start : { kind: 'waiting', gameEnd: start.ended };
}

/** When a round opens by itself: at `opensAt` (ms) or, in a paused event, `remainingMs` after it goes on. */
export interface Opens {
  opensAt: number | null;
  remainingMs: number | null;
}

/** Stores a solved round and returns it; the one that was stored before stays, and is returned. */
export async function storeRound(
  event: EventInfo,
  number: number,
  result: SolvedRound,
  start: Pick<RoundStart, 'place' | 'ended'>,
): Promise<RoundRow> {
  await insertRound(sql(), { event, number, result, start });
  const round = await roundByNumber(sql(), event.gameId, number);
  if (!round) throw new Error(`round ${number} was not stored`);
  return round;
}

export interface NewRound {
  event: EventInfo;
  number: number;
  result: SolvedRound;
  start: Pick<RoundStart, 'place' | 'ended'>;
  opens?: Opens;
}

/** Where it begins another game, the round before it is the last of its own. */
export async function insertRound(db: Db, { event, number, result, start, opens }: NewRound): Promise<void> {
  const { place, ended } = start;
  await db`
    with ended as (
      update round set game_end = ${ended}
      where game_id = ${event.gameId} and number = ${number - 1} and status <> 'cancelled'
        and ${ended}::text is not null)
    insert into round (id, game_id, number, of_game, in_game, status, board, leftover, drawn, rejected, retaken, top,
                       isotops, top_score, legal_moves, opens_at, remaining_ms)
    values (${newId()}, ${event.gameId}, ${number}, ${place.game}, ${place.inGame}, 'prepared', ${result.board},
            ${result.rack.leftover}, ${result.rack.drawn}, ${result.rack.rejected},
            ${db.json(result.retaken.map((exchange) => ({ ...exchange })))}, ${db.json({ ...result.top })},
            ${db.json(result.isotops.map((move) => ({ ...move })))}, ${result.top.score}, ${result.legalMoves},
            ${opens?.opensAt ?? null}, ${opens?.remainingMs ?? null})
    on conflict (game_id, number) where status <> 'cancelled' do nothing`;
}
