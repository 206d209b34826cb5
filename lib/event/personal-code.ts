/**
 * What brings a player back to the seat on any device: eight signs without look-alikes, one of 31^8 (8.5 * 10^11). The
 * code is not stored: it follows from the server's secret, the event, the player and how often the host has renewed it,
 * so that the player can be shown it again and a stolen database tells none. `matches` says the same in the database's
 * words.
 */
import { createHash, createHmac } from 'node:crypto';
import type postgres from 'postgres';
import { CODE_LETTERS } from '@/lib/http/schemas';
import { authSecret } from '@/lib/ops';
import type { Db } from './columns';

const LENGTH = 8;
const BASE = BigInt(CODE_LETTERS.length);
const CODES = BASE ** BigInt(LENGTH);
/** So many hexadecimal digits of the hash are read as a number: 60 bits, which fit the database's bigint. */
const HEX_DIGITS = 15;

export interface CodeOwner {
  id: string;
  codesRenewed: number;
}

/** `7KQM-2XPA` */
export function personalCode(eventId: string, { id, codesRenewed }: CodeOwner): string {
  const hash = createHash('sha256')
    .update(`${eventKey(eventId)} ${id} ${codesRenewed}`)
    .digest('hex');
  const text = write(BigInt(`0x${hash.slice(0, HEX_DIGITS)}`) % CODES);
  return `${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`;
}

/** A condition on rows of `player`: that the code is theirs. Null when it cannot be anybody's. */
export function matches(
  tx: Db,
  eventId: string,
  typed: string,
): postgres.PendingQuery<postgres.Row[]> | null {
  const number = read(typed);
  if (number === null) return null;
  return tx`
    ('x' || substr(encode(sha256(convert_to(
      ${`${eventKey(eventId)} `} || player.id || ' ' || player.codes_renewed, 'UTF8')), 'hex'), 1, ${HEX_DIGITS}::int)
    )::bit(60)::bigint % ${String(CODES)}::bigint = ${String(number)}::bigint`;
}

/** The words before the event keep it apart from what else is signed with the secret. */
const eventKey = (eventId: string) =>
  createHmac('sha256', authSecret()).update(`onerack personal codes 1 ${eventId}`).digest('hex');

function write(number: bigint): string {
  let rest = number;
  let text = '';
  for (let index = 0; index < LENGTH; index++, rest /= BASE) text = CODE_LETTERS[Number(rest % BASE)] + text;
  return text;
}

/** As people type it: small letters, spaces, dashes, Arabic and Persian digits. */
function read(typed: string): bigint | null {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) as number) & 15))
    .replace(/[\s\p{Pd}]/gu, '');
  if (plain.length !== LENGTH) return null;
  let number = 0n;
  for (const letter of plain) {
    const value = CODE_LETTERS.indexOf(letter);
    if (value < 0) return null;
    number = number * BASE + BigInt(value);
  }
  return number;
}
