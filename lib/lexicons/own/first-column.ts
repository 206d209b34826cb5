const SEPARATOR = /[\t;,]/;
/** Columns apart by spaces, and no phrase: all of them but the first are numbers (a count, points, a length). */
const WITH_NUMBERS = /^(\S+)(?:\s+[-+]?\d[\d.,%]*)+$/;

/** The word of a line: all of it, or the first column where it has tabs, semicolons or commas; quotes go. */
export function firstColumn(line: string): string {
  const text = line.trim();
  if (text.startsWith('"')) {
    const end = text.indexOf('"', 1);
    if (end > 0) return text.slice(1, end).trim();
  }
  const at = text.search(SEPARATOR);
  const first = at < 0 ? text : text.slice(0, at).trim();
  return WITH_NUMBERS.exec(first)?.[1] ?? first;
}

/** What the column of words is called, in the languages that most lists are kept in. */
const NAMES = new Set(
  `word words entry lemma lexeme headword mot mots palabra palabras paraula paraules palavra palavras parola parole
  cuvânt cuvinte wort wörter woord woorden ord orð sana szó szavak slovo slová slova słowo słowa riječ riječi beseda
  besede kelime kelimeler sözcük дума думи слово слова λέξη λέξεις žodis vārds sõna focal facal gair vorto vortoj kata
  hitz verbum מילה מילים كلمة واژه کلمه`.split(/\s+/),
);

/**
 * Whether the first line of a file names its columns. Only where that is sure: there are several, the first is called
 * “word” or the like, and none of the others is a number, as those of a word would be.
 */
export function isHeading(line: string): boolean {
  const [first = '', ...others] = line.split(SEPARATOR).map((column) => column.trim().replace(/^"|"$/g, ''));
  return (
    others.length > 0 && NAMES.has(first.toLowerCase()) && !others.some((column) => /^[-+]?\d/.test(column))
  );
}
