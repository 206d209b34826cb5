import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieValue } from '@/lib/auth';
import { Remembered } from '@/lib/event';
import { authSecret, shared } from '@/lib/ops';

/**
 * Keys open an event to those who have no account: `p_…` a player's seat, `h_…` the host's desk, `s_…` what the host
 * has invited somebody to. Behind the prefix are 20 random bytes and 12 bytes of an HMAC over kind, event and those:
 * a key that was made up, or belongs to another event or role, is refused without asking the database. What is stored
 * is the plain SHA-256 of the whole, which 160 random bits keep from being searched backwards; taking the hash away
 * ends the key.
 */
export type KeyKind = 'player' | 'host' | 'staff' | 'gathering';
const PREFIX: Record<KeyKind, string> = { player: 'p_', host: 'h_', staff: 's_', gathering: 'g_' };
const RANDOM_BYTES = 20;
const SIGN_BYTES = 12;
/** in base64url, behind the prefix */
const LENGTH = Math.ceil(((RANDOM_BYTES + SIGN_BYTES) * 4) / 3);

/** A new key for the event with this code. */
export function makeKey(kind: KeyKind, code: string): string {
  const random = randomBytes(RANDOM_BYTES);
  return PREFIX[kind] + Buffer.concat([random, signOf(kind, code, random)]).toString('base64url');
}

/** A key that is ours: computing it once is enough. */
interface OurKey {
  code: string;
  hash: string;
}

/** Players of several full halls. */
const MOST_KNOWN = 50_000;
const ourKeys = () => shared('http.our-keys', () => new Remembered<OurKey>(MOST_KNOWN));

/** Whether we made this key, for this event and this role. It may have been ended since. */
export function isOurKey(key: string, kind: KeyKind, code: string): boolean {
  if (!key.startsWith(PREFIX[kind])) return false;
  const known = ourKeys().peek(key);
  if (known) return known.code === code;
  if (!isSigned(key, kind, code)) return false;
  ourKeys().put(key, { code, hash: sha256(key) });
  return true;
}

function isSigned(key: string, kind: KeyKind, code: string): boolean {
  const text = key.slice(PREFIX[kind].length);
  if (text.length !== LENGTH) return false;
  const bytes = Buffer.from(text, 'base64url');
  // One key has one spelling: others would be strangers to whatever remembers keys.
  if (bytes.toString('base64url') !== text) return false;
  return timingSafeEqual(signOf(kind, code, bytes.subarray(0, RANDOM_BYTES)), bytes.subarray(RANDOM_BYTES));
}

/** The secret also signs sessions: the words before the code keep the two apart. */
function signOf(kind: KeyKind, code: string, random: Uint8Array): Buffer {
  const hmac = createHmac('sha256', authSecret()).update(`onerack key 1 ${kind} ${code} `).update(random);
  return hmac.digest().subarray(0, SIGN_BYTES);
}

/** What is stored of a key. */
export function hashKey(key: string): string {
  return ourKeys().peek(key)?.hash ?? sha256(key);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const cookieName = (kind: KeyKind, code: string) => `onerack_${kind}_${code}`;
const DAYS = 24 * 3600;

/** The http-only cookie that carries a key in browsers. */
export function keyCookie(kind: KeyKind, code: string, key: string, secure: boolean): string {
  const age = (kind === 'player' ? 30 : 90) * DAYS;
  return `${cookieName(kind, code)}=${key}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Halls that somebody may have sat in since the cookies were set. */
const MOST_SEATS = 100;

/** What is stored of the keys of all seats that this browser holds, in whichever events. */
export function seatKeysOf(header: (name: string) => string | null): string[] {
  const shown = (header('cookie') ?? '').matchAll(/(?:^|;\s*)onerack_player_(\w+)=([^;\s]+)/g);
  const ours = [...shown].filter(([, code = '', key = '']) => isOurKey(key, 'player', code));
  return ours.slice(0, MOST_SEATS).map(([, , key = '']) => hashKey(key));
}

/** Keys that are ours, and whether any other was shown. */
export interface Keys {
  player: string | null;
  host: string | null;
  staff: string | null;
  forged: boolean;
}

export const NO_KEYS: Keys = { player: null, host: null, staff: null, forged: false };

/**
 * The keys of a request for the event with this code: the `Authorization` header's alone if there is one, else the
 * event's cookies.
 */
export function keysOf(header: (name: string) => string | null, code: string): Keys {
  const bearer = /^Bearer\s+(\S+)$/i.exec(header('authorization') ?? '')?.[1];
  if (bearer) return bearerKey(bearer, code);
  const cookies = header('cookie');
  if (!cookies?.includes('onerack_')) return NO_KEYS;
  const cookie = (kind: KeyKind) => cookieValue(cookies, cookieName(kind, code));
  return checked({ player: cookie('player'), host: cookie('host'), staff: cookie('staff') }, code);
}

const KINDS = ['player', 'host', 'staff'] as const;

function bearerKey(key: string, code: string): Keys {
  const kind = KINDS.find((one) => key.startsWith(PREFIX[one]));
  return kind ? checked({ [kind]: key }, code) : { ...NO_KEYS, forged: true };
}

/** The key of a gathering's host, from the header or the cookie. */
export function gatheringKeyOf(header: (name: string) => string | null, code: string): string | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(header('authorization') ?? '')?.[1];
  const key = bearer ?? cookieValue(header('cookie'), cookieName('gathering', code));
  return key && isOurKey(key, 'gathering', code) ? key : null;
}

function checked(shown: Partial<Record<KeyKind, string | null>>, code: string): Keys {
  const keys = { ...NO_KEYS };
  for (const kind of KINDS) {
    const key = shown[kind];
    if (!key) continue;
    if (isOurKey(key, kind, code)) keys[kind] = key;
    else keys.forged = true;
  }
  return keys;
}
