import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, isCode } from '@/lib/http/schemas';

export function makeCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** A code as people type it, in the form it is stored; null when it cannot be one. */
export function normalCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return isCode(code) ? code : null;
}
