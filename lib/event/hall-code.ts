/**
 * The number of the hall: a second proof, beside the event's code, that somebody is in the room or was told by the
 * host. It is made from the event's secret and the time, so every process has the same without a word, and it rolls
 * every minute; the one before stays good, for those who were typing.
 */
import { createHmac } from 'node:crypto';
import { dbNow } from '@/lib/db';
import { plainDigits } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';

const ROLLS_MS = 60_000;
const DIGITS = 5;

type Hall = Pick<EventInfo, 'hallSecret'>;

export interface HallCode {
  code: string;
  /** when the next one comes, ms */
  until: number;
}

/** The newest number; null in events that ask for none. */
export function hallCodeOf({ hallSecret }: Hall, now = dbNow()): HallCode | null {
  if (hallSecret === null) return null;
  const turn = Math.floor(now / ROLLS_MS);
  return { code: numberOf(hallSecret, turn), until: (turn + 1) * ROLLS_MS };
}

/** Whether a number, as people type it in any digits, is one of the two last. */
export function isHallCode({ hallSecret }: Hall, typed: string, now = dbNow()): boolean {
  if (hallSecret === null) return true;
  const turn = Math.floor(now / ROLLS_MS);
  const code = plainDigits(typed).replace(/[\s-]/g, '');
  return code === numberOf(hallSecret, turn) || code === numberOf(hallSecret, turn - 1);
}

function numberOf(secret: string, turn: number): string {
  const hash = createHmac('sha256', secret).update(`hall ${turn}`).digest();
  return String(hash.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}
