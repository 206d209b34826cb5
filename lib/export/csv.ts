/**
 * CSV (RFC 4180) with a byte order mark, so that a spreadsheet reads it as UTF-8. A text that a spreadsheet would
 * take for a formula is led by an apostrophe: it is shown as it was typed, and computes nothing.
 */
export type CsvValue = string | number | null;

/** Wide forms and leading white space are taken for the plain signs by some. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function field(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csv(rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}
