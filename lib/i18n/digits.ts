/** Writes the digits of a text as a language has them. */
export type Digits = (text: string | number) => string;

const known = new Map<string, Digits>();

/**
 * For what is no number: a reference (`H8`), a label of the board's edge, a tile's value. Letters stay as they are,
 * and so does the length.
 */
export function digitsOf(locale: string): Digits {
  const before = known.get(locale);
  if (before) return before;
  const own = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)].reverse();
  const digits: Digits =
    own[0] === '0' ? String : (text) => String(text).replace(/\d/g, (digit) => own[Number(digit)] ?? digit);
  known.set(locale, digits);
  return digits;
}

/** Arabic and Persian digits as ours: people type those of their keyboard. */
export function plainDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
