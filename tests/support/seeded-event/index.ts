import { newId, sql, transaction } from '@/lib/db';
import { type Lexicon, type Random, seededRandom, tileSet } from '@/lib/engine';
import { type EventInfo, eventByCode } from '@/lib/event';
import { makeCode } from '@/lib/event/code';
import { endEvent } from '@/lib/event/end-event';
import { storeRound } from '@/lib/event/prepare-round';
import { type ReadSlip, roundPosition } from '@/lib/event/read-slip';
import { writeStandings } from '@/lib/event/write-standings';
import { emptyGame, formatOf, type GameState, gameRulesOf, rackTiles, stateAfter } from '@/lib/game';
import { EventSettings, type ScoredMove } from '@/lib/http/schemas';
import { ensureLexicon, openLexicon } from '@/lib/lexicons';
import { answer } from '@/lib/solver/answer';
import { closeRow, fillSeats, insertSlips } from './rows';
import { slipsOf } from './slips';

export interface SeedOptions {
  /** in all: those who joined already, and simulated ones */
  players: number;
  rounds: number;
  seed?: string;
  /** whether the event ends with the last round; else it waits for the next one */
  finished?: boolean;
  /** how many days ago it was played. Default 0 */
  daysAgo?: number;
}

export interface SeededRound {
  id: string;
  number: number;
  top: ScoredMove;
  /** raw slips by player; who sent none is not there */
  slips: ReadonlyMap<string, ReadSlip>;
}

export interface SeededEvent {
  event: EventInfo;
  /** the strongest first; those who had joined before come behind the first third */
  playerIds: string[];
  rounds: SeededRound[];
}

/**
 * A whole event that simulated players have played, in the database of this process: real racks, tops and standings,
 * slips by players of every strength, everything out of one seed (`tests/support/seeded-event`). 300 players and 20
 * rounds take two seconds, 10,000 a minute. `seedEvent` makes the event too; `fillEvent` takes one that was made over
 * the interface and waits in its lobby, so that its keys and those of the players who joined open it.
 */
export async function seedEvent(
  options: SeedOptions & { name?: string; settings?: object },
): Promise<SeededEvent> {
  const { name = 'Thursday at the library', settings = {}, seed = 'seeded' } = options;
  const [id, code] = [newId(), makeCode()];
  await sql()`
    insert into event (id, code, name, host_key_hash, settings)
    values (${id}, ${code}, ${name}, ${id}, ${sql().json({ ...EventSettings.parse(settings) })})`;
  await sql()`
    insert into game (id, event_id, seed, seed_hash) values (${newId()}, ${id}, ${seed}, ${'0'.repeat(64)})`;
  return fillEvent(code, options);
}

export async function fillEvent(
  code: string,
  { players, rounds, seed = 'seeded', finished = true, daysAgo = 0 }: SeedOptions,
): Promise<SeededEvent> {
  const event = await eventByCode(code);
  if (!event) throw new Error(`there is no event ${code}`);
  const playerIds = await fillSeats(event.id, players);
  const { lexicon: id } = event.settings;
  await ensureLexicon(id);
  const turn = { event, playerIds, lexicon: openLexicon(id).lexicon, random: seededRandom(seed), seed };
  const seeded: SeededEvent = { event, playerIds, rounds: [] };
  let state: GameState = emptyGame(tileSet(event.tileSet));
  for (let number = 1; number <= rounds; number++) {
    const played = await playRound({ ...turn, number, state, previousId: seeded.rounds.at(-1)?.id ?? null });
    if (!played) break;
    seeded.rounds.push(played.round);
    state = played.after;
  }
  if (finished) await transaction((tx) => endEvent(tx, event, 'rounds-played'));
  if (daysAgo > 0) await moveBack(event, daysAgo);
  return seeded;
}

async function moveBack({ id, gameId }: EventInfo, days: number): Promise<void> {
  const ago = sql()`${days}::int * interval '1 day'`;
  await sql()`update player set joined_at = joined_at - ${ago} where event_id = ${id}`;
  await sql()`update round set closed_at = closed_at - ${ago} where game_id = ${gameId}`;
}

interface Turn {
  event: EventInfo;
  playerIds: readonly string[];
  lexicon: Lexicon;
  random: Random;
  seed: string;
  number: number;
  state: GameState;
  previousId: string | null;
}

/** Null: the game is over. */
async function playRound({ event, lexicon, seed, number, state, ...turn }: Turn) {
  const job = { lexicon: event.settings.lexicon };
  const rules = gameRulesOf(event.settings);
  const plan = answer({ ...job, kind: 'prepare', rules, seed, number, state }, lexicon);
  if (!plan || !('kind' in plan) || plan.kind !== 'round') return null;
  // The service may have prepared one of its own seed.
  await sql()`delete from round where game_id = ${event.gameId} and number = ${number}`;
  const place = { game: 1, inGame: number };
  const row = await storeRound(event, number, plan, { place, ended: null });
  const rack = rackTiles(row.rack);
  const all = answer(
    { ...job, kind: 'moves', rules: rules.format.rules, board: row.board, rack, most: 3000 },
    lexicon,
  );
  const moves = all && 'moves' in all ? all.moves : [];
  const slips = slipsOf({ at: roundPosition(event, row), lexicon, moves, ...turn });
  const { id, top, topScore } = row;
  await insertSlips(id, slips);
  await closeRow(id);
  await transaction((tx) =>
    writeStandings(tx, [{ event, id, ...place, topScore, previousId: turn.previousId }]),
  );
  const after = stateAfter(tileSet(event.tileSet), row, formatOf(event.settings));
  return { round: { id, number, top, slips }, after };
}
