import { type Move, tileSet as tilesOf } from '@/lib/engine';
import {
  type EndReason,
  emptyGame,
  type FixedRound,
  fixedRound,
  formatOf,
  type GameState,
  gameRulesOf,
  type PreparedFault,
  placeAfter,
  type RoundPlace,
  rackText,
  stateAfter,
} from '@/lib/game';
import type { EventSettings } from '@/lib/http/schemas';
import { shared } from '@/lib/ops';
import { type PrepareResult, type SolvedRound, solve } from '@/lib/solver';
import { type Refusal, refuse } from './refusal';

/** A round of a game that was drawn, or checked, beforehand. */
export interface WholeRound extends Omit<SolvedRound, 'kind'>, RoundPlace {
  /** the rack as it is printed: `RU+ZXTEU` */
  text: string;
  /** rack and top are those that the seed gives at this point; else they were given */
  drawn: boolean;
}

export interface WholeGame {
  rounds: WholeRound[];
  /** what is wrong with a given round, which ends the list before it; `round` counts through all games */
  fault: PreparedFault | null;
  /** why the last game is over; null beside a fault */
  ended: EndReason | null;
}

export interface WholeGameOptions {
  settings: EventSettings;
  /** id of the lexicon's tile set */
  tileSet: string;
  seed: string;
  /** the first rounds of each game, as they shall be; what follows is drawn */
  given: readonly FixedRound[];
}

/** No game of any rules is as long as that. */
const MOST_ROUNDS = 600;

interface Line {
  last: Promise<unknown>;
  waiting: number;
}

/** A game takes some seconds: more would wait longer than anybody does. */
const MOST_WAITING = 20;

/**
 * Draws and solves whole games before anybody plays them. Round by round, so that a running event never waits for more
 * than one of them, and one game at a time in this process.
 */
export async function wholeGame(options: WholeGameOptions): Promise<WholeGame | Refusal> {
  const line = shared<Line>('event.whole-games', () => ({ last: Promise.resolve(), waiting: 0 }));
  if (line.waiting >= MOST_WAITING) return refuse('too-many-requests', { retryAfterSeconds: 10 });
  line.waiting += 1;
  const mine = line.last
    .then(() => drawWhole(options))
    .finally(() => {
      line.waiting -= 1;
    });
  line.last = mine.catch(() => undefined);
  return mine;
}

async function drawWhole({ settings, tileSet, seed, given }: WholeGameOptions): Promise<WholeGame> {
  const tiles = tilesOf(tileSet);
  const rules = gameRulesOf(settings);
  const whole: WholeGame = { rounds: [], fault: null, ended: null };
  let place: RoundPlace | null = { game: 1, inGame: 1 };
  let state: GameState = emptyGame(tiles);
  while (place && whole.rounds.length < MOST_ROUNDS) {
    const number = whole.rounds.length + 1;
    const fixed = fixedRound({ rounds: given }, place);
    const job = { kind: 'prepare', lexicon: settings.lexicon, rules, seed, number, state } as const;
    const byChance = await solve(job);
    const drawn = !fixed || isAsDrawn(byChance, fixed);
    const result = drawn ? byChance : await solve({ ...job, fixed });
    if (result.kind === 'fault') return { ...whole, fault: { ...result.fault, round: number } };
    if (result.kind === 'over') {
      whole.ended = result.reason;
      place = placeAfter({ ...place, gameEnd: result.reason }, settings.games);
      state = emptyGame(tiles);
      continue;
    }
    const { kind: _, ...round } = result;
    whole.rounds.push({ ...round, ...place, text: rackText(round.rack), drawn });
    state = stateAfter(tiles, { ...round, number: place.inGame }, formatOf(settings));
    place = { game: place.game, inGame: place.inGame + 1 };
  }
  return whole;
}

/** A file holds rounds that were drawn as well: they are told from those that somebody has changed. */
function isAsDrawn(result: PrepareResult, { rack, top }: FixedRound): boolean {
  if (result.kind !== 'round' || rackText(result.rack) !== rack) return false;
  return !top || moveText(top) === moveText(result.top);
}

const moveText = ({ row, col, direction, word }: Move) => `${row} ${col} ${direction} ${word}`;
