import type { RoundView, Snapshot } from '@/lib/http/schemas';
import { useOutbox } from '../live';

/** Whether a move that was kept without a connection came when the round was over. */
export function useLate(snapshot: Snapshot, round: RoundView): boolean {
  const { round: sentIn, refusal } = useOutbox(snapshot.code);
  return sentIn === round.number && refusal?.code === 'round-not-open';
}
