import { randomInt } from 'node:crypto';

/** No 0/O, 1/I/L: nothing that is read aloud or copied from a wall the wrong way. 31^6 is 887 million. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

export function makeCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A code as people type it, in the form it is stored; null when it cannot be one. */
export function normalCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : null;
}
