/*
 * Several games in an event: its rounds are numbered through, the rules count within a game. A game is a board from
 * empty to end; the next one begins with the round after the one that ended it.
 */
import type { EndReason } from './end';

/** Where a round stands. */
export interface RoundPlace {
  /** which of the event's games, from 1 */
  game: number;
  /** number of the round within it, from 1 */
  inGame: number;
}

/** A round with what is known of its game's end: null while it goes on, or nobody knows yet. */
export interface EndingRound extends RoundPlace {
  gameEnd: EndReason | null;
}

/** Where the round after `last` stands; `null` for the first of all, and when the last of `games` is over. */
export function placeAfter(last: EndingRound | null, games: number): RoundPlace | null {
  if (!last) return { game: 1, inGame: 1 };
  if (last.gameEnd === null) return { game: last.game, inGame: last.inGame + 1 };
  return last.game < games ? { game: last.game + 1, inGame: 1 } : null;
}

/** Where rounds given as lists of games stand: a round without a word belongs to the first game. */
export function placesOf(rounds: readonly { game?: number | undefined }[]): RoundPlace[] {
  const counts = new Map<number, number>();
  return rounds.map(({ game = 1 }) => {
    const inGame = (counts.get(game) ?? 0) + 1;
    counts.set(game, inGame);
    return { game, inGame };
  });
}
