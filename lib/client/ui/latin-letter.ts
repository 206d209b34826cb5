/**
 * The Latin letter of a key, in upper case, or null. A keyboard of another script has none: there the key at that
 * letter's place counts. One with Latin letters is taken at its word, wherever they lie.
 */
export function latinLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  const foreign = /^[^\p{Script=Latin}\p{P}]$/u.test(key);
  return (foreign && /^Key([A-Z])$/.exec(code)?.[1]) || null;
}
