import { CODE_LENGTH, isCode } from '@/lib/http/schemas/code';
import { plainDigits } from '@/lib/http/schemas/plain-digits';
import type { MessageKey } from '@/lib/i18n/client';

/** What was typed or pasted into the field for a code. */
export type TypedCode =
  | { ok: true; code: string }
  | { ok: false; problem: 'empty' | 'length' | 'look-alike' | 'letters' };

const LOOK_ALIKES = /[01ILO]/;
/** `/e/K7M2QX`, `/host/K7M2QX/…`, `?code=K7M2QX`: whatever address of ours was copied. */
const IN_LINK = /(?:\/(?:e|host)\/|[?&]code=)([^/?#&\s]+)/i;

/**
 * Reads a code the way people write it: small letters, spaces or hyphens in between, full-width or
 * eastern figures, or a whole link with it inside.
 */
export function parseCode(typed: string): TypedCode {
  const text = plainDigits(typed.normalize('NFKC')).trim();
  const code = (IN_LINK.exec(text)?.[1] ?? text).toUpperCase().replace(/[\s\-‐-―._·]/g, '');
  if (code === '') return { ok: false, problem: 'empty' };
  if ([...code].length !== CODE_LENGTH) return { ok: false, problem: 'length' };
  if (isCode(code)) return { ok: true, code };
  return { ok: false, problem: LOOK_ALIKES.test(code) ? 'look-alike' : 'letters' };
}

export const CODE_MESSAGES = {
  empty: 'code.empty',
  length: 'code.length',
  'look-alike': 'code.lookAlike',
  letters: 'code.letters',
  unknown: 'code.unknown',
} as const satisfies Record<string, MessageKey<'home'>>;
