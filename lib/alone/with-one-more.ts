import type { SoloRule } from '@/lib/game';

/** What is known of a round that a room has played. */
export interface RoomRound {
  topScore: number;
  /** the best score of a player, before penalties; 0 when nobody scored */
  best: number;
  /** who alone had it, and the solo bonus that was paid */
  alone: { playerId: string; bonus: number } | null;
}

export interface OneMore {
  /** what the own solos bring, by round */
  bonuses: number[];
  /** by how much the totals of others change: solos that were lost, or appeared */
  changes: Map<string, number>;
}

interface Input {
  rounds: readonly RoomRound[];
  /** points of whoever joins the room afterwards, by round */
  own: readonly number[];
  /** how many people take part in the game, the one more included */
  players: number;
  rule: SoloRule | null;
}

const OWN = Symbol('the one more');

/**
 * The solos of a game if one more player had been there: a score that was alone is alone no more when the own move
 * reaches it, an own move that nobody reached is a solo, and the room may have become large enough for solos at all.
 */
export function withOneMore({ rounds, own, players, rule }: Input): OneMore {
  const changes = new Map<string, number>();
  const given = new Map<string | typeof OWN, number>();
  const counts = rule !== null && players >= rule.minPlayers;
  const bonuses = rounds.map(({ topScore, best, alone }, index) => {
    const points = own[index] ?? 0;
    const soloist = points > best ? OWN : points < best ? (alone?.playerId ?? null) : null;
    let bonus = 0;
    if (counts && soloist !== null) {
      const before = given.get(soloist) ?? 0;
      const full = Math.max(points, best) >= topScore ? rule.onTop : rule.belowTop;
      bonus = Math.min(full, (rule.perGame ?? Number.POSITIVE_INFINITY) - before);
      given.set(soloist, before + bonus);
    }
    if (alone) {
      const now = soloist === alone.playerId ? bonus : 0;
      changes.set(alone.playerId, (changes.get(alone.playerId) ?? 0) + now - alone.bonus);
    }
    return soloist === OWN ? bonus : 0;
  });
  return { bonuses, changes };
}
