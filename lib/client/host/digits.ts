import { plainDigits } from '@/lib/i18n/client';

/** A whole number that fills the text, of at most `digits` figures; null for anything else. */
export function readNumber(text: string, digits: number): number | null {
  const plain = plainDigits(text).trim();
  return /^\d+$/.test(plain) && plain.length <= digits ? Number(plain) : null;
}
