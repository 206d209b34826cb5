import type { Snapshot } from '@/lib/http/schemas';

/** Whose slips are waited for and counted: everybody who is no simulated player. */
export const peopleOf = ({ players, simulated = 0 }: Pick<Snapshot, 'players' | 'simulated'>): number =>
  players - simulated;
