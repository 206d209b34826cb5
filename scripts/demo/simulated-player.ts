import { findAllMoves, type Lexicon, position, type Random, type ScoredMove } from '@/lib/engine';
import type { JoinedEvent, MoveBody, RoundView } from '@/lib/http/schemas';
import { call, eventPath } from '../outside/event-client';

export interface SimulatedPlayer {
  name: string;
  key: string;
  /** 0 a beginner … 1 somebody who nearly always finds the top */
  strength: number;
}

/** Strengths are spread evenly, so that the ranking has something to tell. */
export function strengthOf(index: number, players: number): number {
  return players === 1 ? 1 : 1 - index / (players - 1);
}

export function playerOf(joined: JoinedEvent, strength: number): SimulatedPlayer {
  return { name: joined.name, key: joined.playerKey, strength };
}

/** All moves of the round, best first: what the players choose among. */
export function movesOf(round: RoundView, lexicon: Lexicon): ScoredMove[] {
  const rack = round.rack.leftover + round.rack.drawn;
  return findAllMoves(position({ tiles: lexicon.tiles, board: round.board, rack }), lexicon).slice();
}

/** What a player of this strength finds: nothing, a word that does not exist, or a move some way below the top. */
export function foundMove(moves: readonly ScoredMove[], strength: number, random: Random): MoveBody | null {
  const chance = (percent: number) => random.below(1000) < percent * 10;
  if (chance(4 * (1 - strength))) return null;
  let place = 0;
  // The top is found, or missed and the search goes on among the next ones.
  while (place < moves.length - 1 && !chance(8 + 72 * strength ** 2)) place += 1 + random.below(6);
  const { row, col, direction, word } = moves[Math.min(place, moves.length - 1)]!;
  if (!chance(6 * (1 - strength))) return { row, col, direction, word };
  const [first = '', ...rest] = [...word];
  return { row, col, direction, word: [...rest, first].join('') };
}

/** Sends within the round's time; some think again and replace what they sent. */
export async function playRound(
  base: string,
  code: string,
  player: SimulatedPlayer,
  round: RoundView,
  moves: readonly ScoredMove[],
  random: Random,
): Promise<void> {
  const time = round.closesAt - round.opensAt;
  const sends = 1 + (random.below(3) === 0 ? 1 : 0);
  for (let rev = 1; rev <= sends; rev++) {
    await pause((time * (5 + random.below(80))) / 100 / sends);
    const move = foundMove(moves, player.strength, random);
    if (!move) continue;
    await call(base, eventPath(code, `/rounds/${round.number}/slip`), {
      method: 'PUT',
      body: { rev, move },
      key: player.key,
    });
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
