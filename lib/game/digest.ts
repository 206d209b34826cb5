import type { Move, Position } from '@/lib/engine';
import { moveKey } from './move-key';

/** Slips that were read alike and paid alike. */
export interface DigestGroup {
  /** as it was read; null when it was withdrawn or nothing could be read */
  move: Move | null;
  /** after rulings, solo bonus apart */
  points: number;
  valid: boolean;
  /** whether they have found the top, with it or with a move of its score */
  top: boolean;
  players: number;
  /** their ids, where they are few: {@link MOST_NAMED} */
  who: readonly string[];
}

/** Of more players than this nobody asks who they were. */
export const MOST_NAMED = 3;

export interface PlayedMove {
  /** null: all slips without a readable move */
  move: Move | null;
  /** what slips with it were paid: where rulings, or faults of writing, make a difference, each sum is a line of its own */
  points: number;
  players: number;
  /** who played it, whatever they were paid */
  all: number;
  valid: boolean;
  /** whether it has found the top */
  top: boolean;
  /** ids of the players, unless there are more than {@link MOST_NAMED} */
  who: string[];
}

/** A closed round as the review tells it. */
export interface RoundDigest {
  /** players who sent a slip */
  sent: number;
  /** players who found the top or an isotop, and were not paid nothing for it */
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

/** Slips of players who take part, the last of each. */
export function digestRound(position: Position, groups: readonly DigestGroup[]): RoundDigest {
  const best = groups.reduce((most, { points }) => Math.max(most, points), 0);
  const winners = best === 0 ? [] : groups.filter(({ points }) => points === best);
  return {
    sent: countOf(groups),
    found: countOf(groups.filter(({ top }) => top)),
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
  const lines = new Map<string, { laid: string; alike: DigestGroup[] }>();
  /** By move, however it was written and paid. */
  const all = new Map<string, number>();
  for (const group of groups) {
    const laid = group.move ? moveKey(board, group.move) : '';
    all.set(laid, (all.get(laid) ?? 0) + group.players);
    const key = `${laid}${group.move && !group.valid ? ' not valid' : ''} = ${group.points}`;
    const line = lines.get(key);
    if (line) line.alike.push(group);
    else lines.set(key, { laid, alike: [group] });
  }
  const played = [...lines].map(([key, { laid, alike }]): PlayedMove & { key: string } => {
    const players = countOf(alike);
    return {
      key,
      move: usual(alike),
      points: alike[0]?.points ?? 0,
      players,
      all: all.get(laid) ?? players,
      valid: alike.some(({ valid }) => valid),
      top: alike.some(({ top }) => top),
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
