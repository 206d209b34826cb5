/**
 * CSV (RFC 4180) with a byte order mark, so that a spreadsheet reads it as UTF-8. A text that a spreadsheet would
 * take for a formula is led by an apostrophe: it is shown as it was typed, and computes nothing.
 */
export type CsvValue = string | number | null;

export interface CsvForm {
  /** `;` where spreadsheets take a comma for the decimal mark */
  separator: ',' | ';';
  decimal: '.' | ',';
}

const PLAIN: CsvForm = { separator: ',', decimal: '.' };

/** Wide forms and leading white space are taken for the plain signs by some. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Both separators are quoted, so that a file is read whole whichever a reader guesses. */
function field(value: CsvValue, { decimal }: CsvForm): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csv(rows: readonly (readonly CsvValue[])[], form: CsvForm = PLAIN): string {
  const line = (row: readonly CsvValue[]) => row.map((value) => field(value, form)).join(form.separator);
  return `\uFEFF${rows.map(line).join('\r\n')}\r\n`;
}
