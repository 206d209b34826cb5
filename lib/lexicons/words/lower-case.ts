/** Beyond the scripts of the lists. */
const CHARACTERS = 0x700;
const SAME = 1;
const CHANGES = 2;

/** What becomes of each character in lower case; 0 where nobody asked yet. */
const kinds = new Uint8Array(CHARACTERS);

/**
 * A word in lower case as its language does it. Languages differ about capitals only, so a word without any stays
 * as it is in all of them: that is most of a list, and to ask the platform about each takes longer than all else.
 */
export function lowerCase(word: string, locale = 'und'): string {
  return hasNoCapital(word) ? word : word.toLocaleLowerCase(locale);
}

function hasNoCapital(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const char = word.charCodeAt(i);
    if (char >= CHARACTERS) return false;
    if (kinds[char] === 0) kinds[char] = word.charAt(i).toLowerCase() === word.charAt(i) ? SAME : CHANGES;
    if (kinds[char] === CHANGES) return false;
  }
  return true;
}
