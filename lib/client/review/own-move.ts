import type { OwnResult } from '@/lib/http/schemas';

/** What a player's own slip was worth beside the top. */
export interface OwnVerdict {
  kind: 'top' | 'below' | 'zero' | 'none';
  points: number;
  /** points below the top; 0 when it was found */
  lost: number;
}

export function verdictOf(own: Pick<OwnResult, 'move' | 'points' | 'reason'>, top: number): OwnVerdict {
  const lost = Math.max(0, top - own.points);
  const points = own.points;
  if (points >= top && points > 0) return { kind: 'top', points, lost: 0 };
  if (points > 0) return { kind: 'below', points, lost };
  return { kind: own.move === null && own.reason !== 'unreadable' ? 'none' : 'zero', points, lost };
}
