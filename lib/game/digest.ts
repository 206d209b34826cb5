import type { Move, Position, ScoredMove } from '@/lib/engine';
import { moveKey } from './move-key';

export interface DigestSlip {
  playerId: string;
  /** as it was read; null when it was withdrawn or nothing could be read */
  move: Move | null;
  /** after rulings, solo bonus apart */
  points: number;
  valid: boolean;
}

export interface PlayedMove {
  /** null: all slips without a readable move */
  move: Move | null;
  /** the most that a slip with it was paid */
  points: number;
  players: number;
  valid: boolean;
}

/** A closed round as the review tells it. */
export interface RoundDigest {
  /** players who sent a slip */
  sent: number;
  /** who scored as much as the top, with it or with an isotop */
  found: string[];
  /** the best score of a player, who had it and with which moves; null when nobody scored */
  best: { points: number; playerIds: string[]; moves: Move[] } | null;
  /** rising score */
  distribution: { points: number; players: number }[];
  /** best first, then the most played */
  moves: PlayedMove[];
}

/** Slips of players who take part, the last of each. `top`: the move that was placed. */
export function digestRound(position: Position, top: ScoredMove, slips: readonly DigestSlip[]): RoundDigest {
  const highest = slips.reduce((most, { points }) => Math.max(most, points), 0);
  const winners = slips.filter(({ points }) => points === highest);
  return {
    sent: slips.length,
    found: slips.filter(({ points }) => points >= top.score).map(({ playerId }) => playerId),
    best:
      highest === 0
        ? null
        : {
            points: highest,
            playerIds: winners.map(({ playerId }) => playerId),
            moves: playedMoves(position, winners).flatMap(({ move }) => move ?? []),
          },
    distribution: distribution(slips),
    moves: playedMoves(position, slips),
  };
}

/** The own score against the top: 0 or below. */
export const differenceToTop = (points: number, top: ScoredMove): number => points - top.score;

function distribution(slips: readonly DigestSlip[]): RoundDigest['distribution'] {
  const counts = new Map<number, number>();
  for (const { points } of slips) counts.set(points, (counts.get(points) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([points, players]) => ({ points, players }));
}

/** The same tiles on the same squares are one move; it is shown as most players wrote it. */
function playedMoves({ board }: Position, slips: readonly DigestSlip[]): PlayedMove[] {
  const groups = new Map<string, DigestSlip[]>();
  for (const slip of slips) {
    const key = slip.move ? moveKey(board, slip.move) : '';
    const group = groups.get(key);
    if (group) group.push(slip);
    else groups.set(key, [slip]);
  }
  const played = [...groups].map(([key, group]): PlayedMove & { key: string } => ({
    key,
    move: usual(group),
    points: group.reduce((most, { points }) => Math.max(most, points), 0),
    players: group.length,
    valid: group.some(({ valid }) => valid),
  }));
  const order = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
  return played
    .sort((a, b) => b.points - a.points || b.players - a.players || order(a, b))
    .map(({ key: _, ...move }) => move);
}

/** How most of them wrote it; of equals the first in the order of the text. */
function usual(group: readonly DigestSlip[]): Move | null {
  const counts = new Map<string, { move: Move | null; count: number }>();
  for (const { move } of group) {
    const text = move ? `${move.row},${move.col},${move.direction},${move.word}` : '';
    const entry = counts.get(text) ?? { move, count: 0 };
    counts.set(text, { move, count: entry.count + 1 });
  }
  const [first] = [...counts].sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1));
  return first?.[1].move ?? null;
}
