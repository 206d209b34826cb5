import type { Move, Position, ScoredMove } from '@/lib/engine';
import { moveKey } from './move-key';

/** Slips that were read alike and paid alike. */
export interface DigestGroup {
  /** as it was read; null when it was withdrawn or nothing could be read */
  move: Move | null;
  /** after rulings, solo bonus apart */
  points: number;
  valid: boolean;
  players: number;
  /** their ids, where they are few: {@link MOST_NAMED} */
  who: readonly string[];
}

/** Of more players than this nobody asks who they were. */
export const MOST_NAMED = 3;

export interface PlayedMove {
  /** null: all slips without a readable move */
  move: Move | null;
  /** the most that a slip with it was paid */
  points: number;
  players: number;
  valid: boolean;
  /** ids of the players, unless there are more than {@link MOST_NAMED} */
  who: string[];
}

/** A closed round as the review tells it. */
export interface RoundDigest {
  /** players who sent a slip */
  sent: number;
  /** players who scored as much as the top, with it or with an isotop */
  found: number;
  /** the best score of a player; 0 when nobody scored */
  best: number;
  /** who alone had the best score, even below the top */
  alone: string | null;
  /** rising score */
  distribution: { points: number; players: number }[];
  /** best first, then the most played */
  moves: PlayedMove[];
}

/** Slips of players who take part, the last of each. `top`: the move that was placed. */
export function digestRound(
  position: Position,
  top: ScoredMove,
  groups: readonly DigestGroup[],
): RoundDigest {
  const best = groups.reduce((most, { points }) => Math.max(most, points), 0);
  const winners = best === 0 ? [] : groups.filter(({ points }) => points === best);
  return {
    sent: countOf(groups),
    found: countOf(groups.filter(({ points }) => points >= top.score)),
    best,
    alone: (countOf(winners) === 1 && winners[0]?.who[0]) || null,
    distribution: distribution(groups),
    moves: playedMoves(position, groups),
  };
}

const countOf = (groups: readonly DigestGroup[]) => groups.reduce((sum, { players }) => sum + players, 0);

function distribution(groups: readonly DigestGroup[]): RoundDigest['distribution'] {
  const counts = new Map<number, number>();
  for (const { points, players } of groups) counts.set(points, (counts.get(points) ?? 0) + players);
  return [...counts].sort(([a], [b]) => a - b).map(([points, players]) => ({ points, players }));
}

/**
 * The same tiles on the same squares are one move; it is shown as most players wrote it. Who left letters of the board
 * out laid them too, for nothing: that is another one.
 */
function playedMoves({ board }: Position, groups: readonly DigestGroup[]): PlayedMove[] {
  const byKey = new Map<string, DigestGroup[]>();
  for (const group of groups) {
    const key = group.move ? `${moveKey(board, group.move)}${group.valid ? '' : ' not valid'}` : '';
    const alike = byKey.get(key);
    if (alike) alike.push(group);
    else byKey.set(key, [group]);
  }
  const played = [...byKey].map(([key, alike]): PlayedMove & { key: string } => {
    const players = countOf(alike);
    return {
      key,
      move: usual(alike),
      points: alike.reduce((most, { points }) => Math.max(most, points), 0),
      players,
      valid: alike.some(({ valid }) => valid),
      who: players > MOST_NAMED ? [] : alike.flatMap(({ who }) => who).sort(),
    };
  });
  const order = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
  return played
    .sort((a, b) => b.points - a.points || b.players - a.players || order(a, b))
    .map(({ key: _, ...move }) => move);
}

/** How most of them wrote it; of equals the first in the order of the text. */
function usual(alike: readonly DigestGroup[]): Move | null {
  const counts = new Map<string, { move: Move | null; count: number }>();
  for (const { move, players } of alike) {
    const text = move ? `${move.row},${move.col},${move.direction},${move.word}` : '';
    const entry = counts.get(text) ?? { move, count: 0 };
    counts.set(text, { move, count: entry.count + players });
  }
  const [first] = [...counts].sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1));
  return first?.[1].move ?? null;
}
