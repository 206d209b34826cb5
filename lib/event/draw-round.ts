import { sql } from '@/lib/db';
import { fixedRound, gameRulesOf, type PreparedGame } from '@/lib/game';
import type { Rack } from '@/lib/http/schemas';
import { type SolvedRound, solve } from '@/lib/solver';
import type { EventInfo } from './event-info';
import { nextGame, type Over, type RoundStart } from './round-start';

/** A round that can be stored, and what it begins from. */
export type Drawn = { kind: 'drawn'; result: SolvedRound; start: RoundStart } | Over;

/** The rack that was cancelled last under the round's number, and how many were. */
export interface Again {
  cancelled: Rack;
  attempt: number;
}

/**
 * Draws and solves round `number` from `start`, or from the beginning of the next game where nothing can be played any
 * more. The draw follows from the seed, the number and how often it was drawn before, so it is the same for everybody
 * who asks. `seed`: one that is not stored yet.
 */
export async function drawRound(
  event: EventInfo,
  number: number,
  from: RoundStart | Over,
  again: Again | null,
  seed?: string,
): Promise<Drawn> {
  const stored = await sourceOf(event);
  const source = { ...stored, seed: seed ?? stored.seed };
  let start = from;
  let redraw = again;
  while (start.kind === 'start') {
    const result = await solveStart({ event, number, source, start, again: redraw });
    if (result.kind === 'round') return { kind: 'drawn', result, start };
    start = nextGame(event, start.place, result.reason);
    // Another game's rack is another one anyhow.
    redraw = null;
  }
  return start;
}

interface Source {
  seed: string;
  prepared: PreparedGame | null;
}

async function sourceOf({ gameId }: EventInfo): Promise<Source> {
  const [game] = await sql()<Source[]>`select seed, prepared from game where id = ${gameId}`;
  if (!game) throw new Error(`game ${gameId} is gone`);
  return game;
}

interface Solving {
  event: EventInfo;
  number: number;
  source: Source;
  start: RoundStart;
  again: Again | null;
}

async function solveStart({ event, number, source, start: { place, state }, again }: Solving) {
  const played = { kind: 'over', reason: 'prepared-rounds-played' } satisfies Over;
  const { seed, prepared } = source;
  // In the place of a prepared rack that was cancelled comes one that nobody has seen.
  const fixed = prepared && !again ? fixedRound(prepared, place) : null;
  if (prepared && !again && !fixed) return played;
  const result = await solve({
    kind: 'prepare',
    lexicon: event.settings.lexicon,
    rules: gameRulesOf(event.settings),
    seed,
    number,
    state,
    ...(fixed && { fixed }),
    ...(again && { again }),
  });
  // Another top was chosen than the prepared racks were made for.
  return result.kind === 'fault' ? played : result;
}

/** What was cancelled under a number before; null: nothing. */
export async function cancelledBefore({ gameId }: EventInfo, number: number): Promise<Again | null> {
  const [row] = await sql()<(Rack & { attempt: number })[]>`
    select leftover, drawn, rejected, (count(*) over ())::int as attempt from round
    where game_id = ${gameId} and number = ${number} and status = 'cancelled' and cancelled_at is not null
    order by cancelled_at desc, id desc limit 1`;
  if (!row) return null;
  const { attempt, ...cancelled } = row;
  return { cancelled, attempt };
}
