import { OWN_RACK, type OwnFormat } from '@/lib/game';
import { plainDigits } from '@/lib/http/schemas/plain-digits';
import type { Translate } from '@/lib/i18n/client';
import { readNumber } from './digits';

/** An own format as it is typed. */
export interface OwnText {
  rackSize: string;
  maxPlaced: string;
  /** as `BONUS_EXAMPLE` */
  bonus: string;
}

/** Notation, in every language. */
export const BONUS_EXAMPLE = '7: 50, 8: 75';

/** Fewer tiles earn no bonus, and a rack of which fewer may be laid is no game. */
const FEWEST = 2;

export const NEW_OWN: OwnText = { rackSize: '7', maxPlaced: '7', bonus: '7: 50' };

/** Given numbers as they would be typed. */
export function ownText({ rackSize, maxPlaced, bonus }: OwnFormat): OwnText {
  const parts = Object.entries(bonus).map(([laid, points]) => `${laid}: ${points}`);
  return { rackSize: String(rackSize), maxPlaced: String(maxPlaced), bonus: parts.join(', ') };
}

function within(text: string, min: number, max: number): number | null {
  const number = readNumber(text, 2);
  return number !== null && number >= min && number <= max ? number : null;
}

/** Points by number of tiles; null when the text cannot be read. Nothing typed is no bonus at all. */
export function readBonus(text: string): Record<string, number> | null {
  const bonus: Record<string, number> = {};
  for (const part of plainDigits(text)
    .split(/[,;،؛]/)
    .filter((piece) => piece.trim() !== '')) {
    const [, laid, points] = /^\s*(\d{1,2})\s*[:=]\s*(\d{1,3})\s*$/.exec(part) ?? [];
    if (!laid || !points) return null;
    bonus[Number(laid)] = Number(points);
  }
  return bonus;
}

/** What is wrong with it, by field of the body. */
export function ownProblems(t: Translate<'create'>, own: OwnText): Partial<Record<string, string>> {
  const rack = within(own.rackSize, OWN_RACK.min, OWN_RACK.max);
  const most = within(own.maxPlaced, FEWEST, rack ?? OWN_RACK.max);
  const bonus = readBonus(own.bonus);
  const problems: Partial<Record<string, string>> = {};
  if (rack === null) problems['own.rackSize'] = t('wrong.rackSize', { from: OWN_RACK.min, to: OWN_RACK.max });
  if (most === null) problems['own.maxPlaced'] = t('wrong.maxPlaced', { from: FEWEST });
  if (bonus === null) problems['own.bonus'] = t('wrong.bonus', { example: BONUS_EXAMPLE });
  else if (Object.keys(bonus).some((laid) => Number(laid) < FEWEST || Number(laid) > (most ?? OWN_RACK.max)))
    problems['own.bonus'] = t('wrong.bonusTiles', { from: FEWEST });
  return problems;
}

/** Of a text without problems. */
export function readOwn(own: OwnText): OwnFormat {
  return {
    rackSize: readNumber(own.rackSize, 2) ?? OWN_RACK.max,
    maxPlaced: readNumber(own.maxPlaced, 2) ?? OWN_RACK.max,
    bonus: readBonus(own.bonus) ?? {},
  };
}
