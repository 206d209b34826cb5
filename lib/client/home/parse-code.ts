import { CODE_LENGTH, isCode } from '@/lib/http/schemas';

/** What was typed or pasted into the field for a code. */
export type TypedCode =
  | { ok: true; code: string }
  | { ok: false; problem: 'empty' | 'length' | 'look-alike' | 'letters' };

const LOOK_ALIKES = /[01ILO]/;
/** `/e/K7M2QX`, `/host/K7M2QX/…`, `?code=K7M2QX`: whatever address of ours was copied. */
const IN_LINK = /(?:\/(?:e|host)\/|[?&]code=)([^/?#&\s]+)/i;

/** Arabic and Persian figures: the last four bits of their numbers are their values. */
const EASTERN_FIGURES = /[\u0660-\u0669\u06f0-\u06f9]/g;
const plainFigure = (figure: string) => String(figure.charCodeAt(0) & 15);

/**
 * Reads a code the way people write it: small letters, spaces or hyphens in between, full-width or
 * eastern figures, or a whole link with it inside.
 */
export function parseCode(typed: string): TypedCode {
  const text = typed.normalize('NFKC').replace(EASTERN_FIGURES, plainFigure).trim();
  const code = (IN_LINK.exec(text)?.[1] ?? text).toUpperCase().replace(/[\s\-‐-―._·]/g, '');
  if (code === '') return { ok: false, problem: 'empty' };
  if ([...code].length !== CODE_LENGTH) return { ok: false, problem: 'length' };
  if (isCode(code)) return { ok: true, code };
  return { ok: false, problem: LOOK_ALIKES.test(code) ? 'look-alike' : 'letters' };
}

export const CODE_MESSAGES = {
  empty: 'Type the code first: six letters and digits.',
  length: 'A code has six letters and digits.',
  'look-alike': 'Codes have no 0, O, 1, I or L: look at it once more.',
  letters: 'A code has only the letters A to Z and digits.',
  unknown: 'No event has this code. Compare it with the one on the screen.',
} as const;
