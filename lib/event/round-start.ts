import { sql } from '@/lib/db';
import { tileSet } from '@/lib/engine';
import {
  type EndReason,
  emptyGame,
  endOfGame,
  formatOf,
  type GameState,
  gameRulesOf,
  placeAfter,
  type RoundPlace,
  stateAfter,
} from '@/lib/game';
import type { EventInfo } from './event-info';
import { type RoundRow, roundByNumber } from './round-row';

/** What a round begins from. `ended`: why the game before is over, where another one begins with this round. */
export interface RoundStart {
  kind: 'start';
  place: RoundPlace;
  state: GameState;
  ended: EndReason | null;
}

export type Over = { kind: 'over'; reason: EndReason };

/** Where round `number` stands and what lies before it, as far as that can be said without a lexicon. */
export async function roundStart(event: EventInfo, number: number): Promise<RoundStart | Over> {
  if (number === 1)
    return {
      kind: 'start',
      place: { game: 1, inGame: 1 },
      state: emptyGame(tileSet(event.tileSet)),
      ended: null,
    };
  const last = await roundByNumber(sql(), event.gameId, number - 1);
  if (!last) throw new Error(`round ${number - 1} is missing`);
  return startAfter(event, last);
}

/** The same after a round that is closed, or that has another top than is stored. */
export function startAfter(event: EventInfo, last: RoundRow): RoundStart | Over {
  const tiles = tileSet(event.tileSet);
  const { game, inGame, gameEnd } = last;
  if (gameEnd) return nextGame(event, last, gameEnd);
  const state = stateAfter(tiles, { ...last, number: inGame }, formatOf(event.settings));
  const reason = endOfGame(tiles, state, gameRulesOf(event.settings));
  if (reason) return nextGame(event, last, reason);
  return { kind: 'start', place: { game, inGame: inGame + 1 }, state, ended: null };
}

/** The first round of the game after that of `last`, which is over; or the end of the event. */
export function nextGame({ settings, ...event }: EventInfo, last: RoundPlace, reason: EndReason) {
  const place = placeAfter({ ...last, gameEnd: reason }, settings.games);
  if (!place) return { kind: 'over', reason } satisfies Over;
  return {
    kind: 'start',
    place,
    state: emptyGame(tileSet(event.tileSet)),
    ended: reason,
  } satisfies RoundStart;
}
