/** Points for being alone with the best score of a round, compared before penalties. */
export interface SoloRule {
  /** for the only player on the top */
  onTop: number;
  /** for the only player on the best score below the top */
  belowTop: number;
  /** players who sent at least one slip in the game */
  minPlayers: number;
  /** most that one player can gain in a game; null: no limit */
  perGame: number | null;
}

export type SoloPreset = 'none' | 'fisf' | 'spain';

export const SOLO_RULES: Readonly<Record<SoloPreset, SoloRule | null>> = {
  none: null,
  fisf: { onTop: 10, belowTop: 10, minPlayers: 16, perGame: null },
  spain: { onTop: 10, belowTop: 5, minPlayers: 10, perGame: 25 },
};

export interface SoloSettings {
  soloPreset: SoloPreset;
  /** own numbers in place of the preset's */
  soloPoints?: number | null;
  soloMinPlayers?: number | null;
}

/** The rule of an event; null where solos earn nothing. Own points are paid below the top too. */
export function soloRuleOf({ soloPreset, soloPoints, soloMinPlayers }: SoloSettings): SoloRule | null {
  const rule = SOLO_RULES[soloPreset];
  if (!rule) return null;
  const points = soloPoints == null ? {} : { onTop: soloPoints, belowTop: soloPoints };
  return { ...rule, ...points, minPlayers: soloMinPlayers ?? rule.minPlayers };
}

/** The only player with the highest score and that score; null when it is shared or nobody scored. */
export function soloOf(scores: Iterable<readonly [playerId: string, score: number]>) {
  let best: { playerId: string; score: number } | null = null;
  let highest = 0;
  for (const [playerId, score] of scores) {
    if (score > highest) best = { playerId, score };
    else if (score === highest) best = null;
    highest = Math.max(highest, score);
  }
  return best;
}

/** Before the limit for a game. */
export function soloBonus(rule: SoloRule, score: number, topScore: number): number {
  return score >= topScore ? rule.onTop : rule.belowTop;
}
