import { plainDigits } from '@/lib/http/schemas/plain-digits';

/** A whole number that fills the text, of at most `digits` figures; null for anything else. */
export function readNumber(text: string, digits: number): number | null {
  const plain = plainDigits(text).trim();
  return /^\d+$/.test(plain) && plain.length <= digits ? Number(plain) : null;
}
