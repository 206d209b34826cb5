/** What one letter of a condition admits. */
interface Letter {
  letters: string;
  /** `[^…]`: everything but the letters; `.` is the negation of nothing. */
  negated: boolean;
}

/** Letters that a stem must begin (prefixes) or end (suffixes) with. */
export type Condition = readonly Letter[];

const PART = /\[(\^?)([^\]]*)\]|./gsu;

/** `.` alone admits everything; `[^aeiou]y` is a letter that is none of these, then y. */
export function readCondition(text: string | undefined): Condition {
  if (text === undefined || text === '.') return [];
  return [...text.matchAll(PART)].map(([whole, negation, set]) => {
    if (set !== undefined) return { letters: set, negated: negation === '^' };
    return whole === '.' ? { letters: '', negated: true } : { letters: whole, negated: false };
  });
}

/** Letters outside the basic plane do not occur in conditions: UTF-16 units are letters. */
export function meets(word: string, condition: Condition, isPrefix: boolean): boolean {
  const from = isPrefix ? 0 : word.length - condition.length;
  if (from < 0 || word.length < condition.length) return false;
  for (let i = 0; i < condition.length; i++) {
    const { letters, negated } = condition[i]!;
    if (letters.includes(word[from + i]!) === negated) return false;
  }
  return true;
}
