/** Writes the digits of a text as a language has them. */
export type Digits = (text: string | number) => string;

const known = new Map<string, Digits>();

/**
 * For what is no number: a reference (`H8`), a label of the board's edge, a tile's value, a clock. Letters stay as they
 * are, and so does the length.
 *
 * @param own 0 to 9 as the language writes them
 */
export function digitsOf(own: string): Digits {
  const before = known.get(own);
  if (before) return before;
  const figures = [...own];
  const digits: Digits =
    figures[0] === '0'
      ? String
      : (text) => String(text).replace(/\d/g, (digit) => figures[Number(digit)] ?? digit);
  known.set(own, digits);
  return digits;
}

/** 0 to 9 as a locale writes them. */
export function figuresOf(locale: string): string {
  return [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)].reverse().join('');
}
