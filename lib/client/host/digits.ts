/** Arabic and Persian digits as ours: hosts type those of their keyboard. */
export function plainDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** A whole number that fills the text, of at most `digits` figures; null for anything else. */
export function readNumber(text: string, digits: number): number | null {
  const plain = plainDigits(text).trim();
  return /^\d+$/.test(plain) && plain.length <= digits ? Number(plain) : null;
}
