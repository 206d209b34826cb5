import { createHash, randomBytes } from 'node:crypto';
import { cookieValue } from '@/lib/auth';

/**
 * Keys open an event to those who have no account: `p_…` a player's seat, `h_…` the host's desk. They are
 * 160 random bits, so the plain SHA-256 that is stored cannot be searched backwards.
 */
export type KeyKind = 'player' | 'host';
const PREFIX: Record<KeyKind, string> = { player: 'p_', host: 'h_' };

export function makeKey(kind: KeyKind): string {
  return PREFIX[kind] + randomBytes(20).toString('base64url');
}

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function keyKind(key: string): KeyKind | null {
  if (key.startsWith(PREFIX.player)) return 'player';
  return key.startsWith(PREFIX.host) ? 'host' : null;
}

const cookieName = (kind: KeyKind, code: string) => `onerack_${kind}_${code}`;
const DAYS = 24 * 3600;

/** The http-only cookie that carries a key in browsers. */
export function keyCookie(kind: KeyKind, code: string, key: string, secure: boolean): string {
  const age = (kind === 'player' ? 30 : 90) * DAYS;
  return `${cookieName(kind, code)}=${key}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export interface Keys {
  player: string | null;
  host: string | null;
}

/** The keys of a request: the `Authorization` header's alone if there is one, else the event's cookies. */
export function keysOf(header: (name: string) => string | null, code: string): Keys {
  const bearer = /^Bearer\s+(\S+)$/i.exec(header('authorization') ?? '')?.[1];
  if (bearer) {
    const kind = keyKind(bearer);
    return { player: kind === 'player' ? bearer : null, host: kind === 'host' ? bearer : null };
  }
  const cookies = header('cookie');
  return {
    player: cookieValue(cookies, cookieName('player', code)),
    host: cookieValue(cookies, cookieName('host', code)),
  };
}
