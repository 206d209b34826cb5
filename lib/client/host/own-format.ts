import { OWN_RACK, type OwnFormat } from '@/lib/game';

/** An own format as it is typed. */
export interface OwnText {
  rackSize: string;
  maxPlaced: string;
  /** `7: 50, 8: 75` */
  bonus: string;
}

export const NEW_OWN: OwnText = { rackSize: '7', maxPlaced: '7', bonus: '7: 50' };

const within = (text: string, min: number, max: number): number | null =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max ? Number(text) : null;

/** Points by number of tiles; null when the text cannot be read. Nothing typed is no bonus at all. */
export function readBonus(text: string): Record<string, number> | null {
  const bonus: Record<string, number> = {};
  for (const part of text.split(/[,;]/).filter((piece) => piece.trim() !== '')) {
    const [, laid, points] = /^\s*(\d{1,2})\s*[:=]\s*(\d{1,3})\s*$/.exec(part) ?? [];
    if (!laid || !points) return null;
    bonus[Number(laid)] = Number(points);
  }
  return bonus;
}

/** What is wrong with it, by field of the body. */
export function ownProblems(own: OwnText): Partial<Record<string, string>> {
  const rack = within(own.rackSize, OWN_RACK.min, OWN_RACK.max);
  const most = within(own.maxPlaced, 2, rack ?? OWN_RACK.max);
  const bonus = readBonus(own.bonus);
  const problems: Partial<Record<string, string>> = {};
  if (rack === null) problems['own.rackSize'] = `From ${OWN_RACK.min} to ${OWN_RACK.max} tiles.`;
  if (most === null) problems['own.maxPlaced'] = 'From 2 to as many as the rack holds.';
  if (bonus === null) problems['own.bonus'] = 'Write tiles and points, like 7: 50, 8: 75.';
  else if (Object.keys(bonus).some((laid) => Number(laid) < 2 || Number(laid) > (most ?? OWN_RACK.max)))
    problems['own.bonus'] = 'Only for as many tiles as may be laid, and at least 2.';
  return problems;
}

/** Of a text without problems. */
export function readOwn(own: OwnText): OwnFormat {
  return {
    rackSize: Number(own.rackSize),
    maxPlaced: Number(own.maxPlaced),
    bonus: readBonus(own.bonus) ?? {},
  };
}
