/** A zero for words that are not in the lexicon, in an earlier round. */
export interface EarlierZero {
  number: number;
  badWords: readonly string[];
}

/**
 * The number of the first round in which one of these bad words was a zero already, null: none. Words are compared as
 * they are read, blanks as their letters. `earlier` in rising order, without rounds whose zero the player was told of.
 */
export function firstRepeated(badWords: readonly string[], earlier: readonly EarlierZero[]): number | null {
  const bad = new Set(badWords.map(read));
  return earlier.find((zero) => zero.badWords.some((word) => bad.has(read(word))))?.number ?? null;
}

const read = (word: string) => word.toUpperCase();
