import type { Snapshot, StandingRow } from '@/lib/http/schemas';

/** The heads of the ranking after the last closed round and the one before it. */
export interface Heads {
  /** the last closed round; 0 before the first */
  round: number;
  current: readonly StandingRow[];
  /** null while it is not known: the page came later than that round */
  before: readonly StandingRow[] | null;
}

export const noHeads: Heads = { round: 0, current: [], before: null };

type View = Pick<Snapshot, 'round' | 'standings'>;

/** The number of the last closed round of a snapshot. */
export function closedRound({ round }: View): number {
  if (!round) return 0;
  return round.status === 'closed' ? round.number : round.number - 1;
}

/** Takes in a snapshot. A ruling changes the current head in place; a skipped round leaves none before. */
export function withSnapshot(heads: Heads, view: View): Heads {
  const round = closedRound(view);
  if (round === heads.round)
    return heads.current === view.standings ? heads : { ...heads, current: view.standings };
  const follows = round === heads.round + 1 && (heads.round > 0 || round === 1);
  return { round, current: view.standings, before: follows ? heads.current : null };
}

/** Takes in the head before, fetched for a page that came later. */
export function withBefore(heads: Heads, round: number, before: readonly StandingRow[]): Heads {
  return heads.round === round && heads.before === null ? { ...heads, before } : heads;
}

/** Ranks before, by player, as tables take them. */
export function ranksBefore({ before }: Heads): ReadonlyMap<string, number | null> | undefined {
  return before ? new Map(before.map((row) => [row.playerId, row.rank])) : undefined;
}
