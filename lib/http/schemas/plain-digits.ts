/** Arabic, Persian and full-width digits as ours: people type those of their keyboard. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}

/** A table as everybody writes it: 8, ٨ and 08 are one. Tables that are no mere number are called what they are called. */
export function plainTable(text: string): string {
  const digits = plainDigits(text);
  return /^\d+$/.test(digits) ? digits.replace(/^0+(?=\d)/, '') : text;
}
