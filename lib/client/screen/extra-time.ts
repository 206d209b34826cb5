import type { ExtraTime } from '@/lib/http/schemas';

export interface StillPlaying {
  players: number;
  /** when the last of them ends */
  until: number;
}

/** Who still plays after everybody's end; null while everybody plays, and when nobody does. */
export function stillPlaying(extraTime: ExtraTime, closesAt: number, now: number): StillPlaying | null {
  if (now < closesAt) return null;
  const left = extraTime.filter(({ ms }) => closesAt + ms > now);
  if (left.length === 0) return null;
  return {
    players: left.reduce((sum, { players }) => sum + players, 0),
    until: closesAt + Math.max(...left.map(({ ms }) => ms)),
  };
}
