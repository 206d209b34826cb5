/** What a format says about one move. `bonus`: points by number of tiles laid. */
export interface PlayRules {
  rackSize: number;
  maxPlaced: number;
  bonus: Readonly<Record<number, number>>;
  /** premium squares count again for standing tiles, in every word that runs over them */
  lastingPremiums?: boolean;
  /** levels for schools: longer words are none; the search does not know of it, lib/game/level-moves.ts does */
  longestWord?: number;
}

export const NORMAL_RULES: PlayRules = { rackSize: 7, maxPlaced: 7, bonus: { 7: 50 } };
