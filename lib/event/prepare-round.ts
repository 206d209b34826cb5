import { randomUUID } from 'node:crypto';
import { sql } from '@/lib/db';
import { type EndReason, fixedRound, gameRulesOf, type PreparedGame } from '@/lib/game';
import { shared } from '@/lib/ops';
import { type PrepareResult, solve } from '@/lib/solver';
import type { EventInfo } from './event-info';
import { Remembered } from './remembered';
import { type RoundRow, roundByNumber, roundColumns } from './round-row';
import { nextGame, type Over, type RoundStart, roundStart } from './round-start';

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
  const end = ends().peek(endKey(event, number));
  return end ? { kind: 'over', reason: end } : draw(event, number);
}

/** Events that were found to end before a round: what was played until then does not change. */
const ends = () => shared('ends-of-games', () => new Remembered<EndReason>(1000));
const endKey = (event: EventInfo, number: number) => `${event.id} ${number}`;

async function draw(event: EventInfo, number: number): Promise<Prepared> {
  const [game] = await sql()<{ seed: string; prepared: PreparedGame | null }[]>`
    select seed, prepared from game where id = ${event.gameId}`;
  if (!game) throw new Error(`game ${event.gameId} is gone`);
  let start = await roundStart(event, number);
  while (start.kind === 'start') {
    const result = await solveStart(event, number, start, game);
    if (result.kind === 'round')
      return { kind: 'round', round: await storeRound(event, number, result, start) };
    start = nextGame(event, start.place, result.reason);
  }
  ends().put(endKey(event, number), start.reason);
  return start;
}

type Source = { seed: string; prepared: PreparedGame | null };

async function solveStart(event: EventInfo, number: number, { place, state }: RoundStart, game: Source) {
  const played = { kind: 'over', reason: 'prepared-rounds-played' } satisfies Over;
  const fixed = game.prepared && fixedRound(game.prepared, place);
  if (game.prepared && !fixed) return played;
  const result = await solve({
    kind: 'prepare',
    lexicon: event.settings.lexicon,
    rules: gameRulesOf(event.settings),
    seed: game.seed,
    number,
    state,
    ...(fixed && { fixed }),
  });
  // Another top was chosen than the prepared racks were made for.
  return result.kind === 'fault' ? played : result;
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

/**
 * Stores a solved round and returns it; the one that was stored before stays, and is returned. Where it begins another
 * game, the round before it is the last of its own.
 */
export async function storeRound(
  event: EventInfo,
  number: number,
  result: Extract<PrepareResult, { kind: 'round' }>,
  { place, ended }: Pick<RoundStart, 'place' | 'ended'>,
): Promise<RoundRow> {
  await sql()`
    with ended as (
      update round set game_end = ${ended}
      where game_id = ${event.gameId} and number = ${number - 1} and status <> 'cancelled'
        and ${ended}::text is not null)
    insert into round (id, game_id, number, of_game, in_game, status, board, leftover, drawn, rejected, retaken, top,
                       isotops, top_score, legal_moves)
    values (${randomUUID()}, ${event.gameId}, ${number}, ${place.game}, ${place.inGame}, 'prepared', ${result.board},
            ${result.rack.leftover}, ${result.rack.drawn}, ${result.rack.rejected},
            ${sql().json(result.retaken.map((exchange) => ({ ...exchange })))}, ${sql().json({ ...result.top })},
            ${sql().json(result.isotops.map((move) => ({ ...move })))}, ${result.top.score}, ${result.legalMoves})
    on conflict (game_id, number) where status <> 'cancelled' do nothing`;
  const round = await roundByNumber(sql(), event.gameId, number);
  if (!round) throw new Error(`round ${number} was not stored`);
  return round;
}
