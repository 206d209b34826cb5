/** Finish line: a game ends at the end of the round in which a player reaches the own target. */
export const LEVELS = ['beginner', 'intermediate', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
export type TargetsByLevel = Readonly<Record<Level, number>>;

/** Targets by number of players; larger groups may set their own. */
export const TARGETS: Readonly<Record<2 | 3 | 4, TargetsByLevel>> = {
  2: { beginner: 70, intermediate: 120, expert: 200 },
  3: { beginner: 60, intermediate: 100, expert: 180 },
  4: { beginner: 50, intermediate: 90, expert: 160 },
};

/** The targets of so many players: one alone plays to those of two, and more than four to those of four. */
export function targetsFor(players: number): TargetsByLevel {
  return TARGETS[players <= 2 ? 2 : players === 3 ? 3 : 4];
}

/** What a game is played to: one target for all, or one by level. Both null: there is no finish line. */
export interface FinishLine {
  targetScore: number | null;
  targetLevels: TargetsByLevel | null;
}

/** Who has not said a level plays to the middle one. */
export function targetOf({ targetScore, targetLevels }: FinishLine, level: Level | null): number | null {
  return targetLevels ? targetLevels[level ?? 'intermediate'] : targetScore;
}

/** Whether a round has ended the game. `players`: totals after it, solo bonuses included. */
export function targetReached(
  line: FinishLine,
  players: readonly { total: number; level: Level | null }[],
): boolean {
  return players.some(({ total, level }) => total >= (targetOf(line, level) ?? Number.POSITIVE_INFINITY));
}
