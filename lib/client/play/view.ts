import type { Snapshot } from '@/lib/http/schemas';

/**
 * Which screen of the player's page an event calls for.
 *
 * join → lobby → ready → round ⇄ between → finished
 *
 * `over`: finished, and the viewer did not play. `removed`: the host has taken the viewer out. `waiting`: the viewer
 * came late and the host is asked. Who comes late joins into any of them.
 */
export type Screen =
  | 'join'
  | 'removed'
  | 'waiting'
  | 'over'
  | 'lobby'
  | 'ready'
  | 'round'
  | 'between'
  | 'finished';

type Shown = Pick<Snapshot, 'status' | 'round' | 'you' | 'removed'> & Partial<Pick<Snapshot, 'waiting'>>;

export function screenOf({ status, round, you, removed, waiting }: Shown): Screen {
  if (status === 'finished') return you ? 'finished' : 'over';
  if (!you) return waiting ? 'waiting' : removed ? 'removed' : 'join';
  if (status === 'lobby') return 'lobby';
  if (!round) return 'ready';
  return round.status === 'closed' ? 'between' : 'round';
}

/** The event with the round as it is for its viewer, who may have more time than the others. */
export function ownSnapshot(snapshot: Snapshot): Snapshot {
  const { round, you } = snapshot;
  if (!round || !you?.extraMs || round.status === 'closed') return snapshot;
  const { closesAt, remainingMs } = round;
  const left = remainingMs === null ? null : remainingMs + you.extraMs;
  return { ...snapshot, round: { ...round, closesAt: closesAt + you.extraMs, remainingMs: left } };
}

/** The whole rack in the order it is announced: left-over first, then the new tiles. */
export function rackText({ leftover, drawn }: { leftover: string; drawn: string }): string {
  return leftover + drawn;
}
