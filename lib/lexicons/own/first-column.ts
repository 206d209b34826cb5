const SEPARATOR = /[\t;,]/;

/** The word of a line: all of it, or the first column where it has tabs, semicolons or commas; quotes go. */
export function firstColumn(line: string): string {
  const text = line.trim();
  if (text.startsWith('"')) {
    const end = text.indexOf('"', 1);
    if (end > 0) return text.slice(1, end).trim();
  }
  const at = text.search(SEPARATOR);
  return at < 0 ? text : text.slice(0, at).trim();
}
