/**
 * What of a list is playable. Entries wholly in lower case (a capital means a name), and forms that are letters
 * alone; what the tile set cannot spell is refused later, when the words are laid out as tiles.
 */
import type { Affix, FlagSet } from '../affixes';
import type { RecipeName } from '../source';

export interface Recipe {
  /** `lower`: the word in lower case, as its language does it */
  keepsEntry(word: string, lower: string, flags: FlagSet | null): boolean;
  keepsAffix?(affix: Affix, isPrefix: boolean): boolean;
  /** Changed before it is looked at. */
  tidy?(word: string): string;
  /** Entries as they are, without their affixes. */
  headsOnly?: boolean;
}

const isLower = (word: string, lower: string) => word === lower;

/** Words with a zero-width non-joiner are written as two, as with a hyphen elsewhere: they stay out. */
const tidyPersian = (word: string) => word.normalize('NFKC').replaceAll('ي', 'ی').replaceAll('ك', 'ک');

/** Two pronouns at the end of a verb: `-melo`, `-gliene`, `-mici`. */
const TWO_CLITICS = /((me|te|se|ce|ve|glie)(l[oaie]|ne)|(mi|ti|gli|le|ci|vi|si)(ci|si))$/;
/** One, behind an imperative of the first or second person plural; the singular looks like other forms. */
const AFTER_IMPERATIVE = /(mo|te)(mi|ti|ci|vi|gli|ne|l[oaie])$/;
/** One, behind a participle in any gender and number. */
const AFTER_PARTICIPLE = /^[aei]?(mi|ti|ci|vi|si|gli|ne|l[oaie])$/;

/** Pronouns may be hung on infinitives and gerunds one at a time; the rest would be two words in a game. */
function keepsItalian({ strip, add, ending }: Affix, isPrefix: boolean): boolean {
  if (isPrefix) return true;
  if (TWO_CLITICS.test(add) || AFTER_IMPERATIVE.test(add)) return false;
  const onParticiple = ending.endsWith('o') && !ending.endsWith('ndo') && (strip === '' || strip === 'o');
  return !(onParticiple && AFTER_PARTICIPLE.test(add));
}

export const RECIPES: Record<RecipeName, Recipe> = {
  plain: { keepsEntry: isLower },
  /** What keeps its case is an abbreviation or a unit. */
  french: { keepsEntry: (word, lower, flags) => isLower(word, lower) && !flags?.keepsCase },
  /** Nouns have a capital; some names come in with them. */
  german: { keepsEntry: (word, lower) => word.slice(1) === lower.slice(1) },
  italian: { keepsEntry: isLower, keepsAffix: keepsItalian },
  persian: { keepsEntry: isLower, tidy: tidyPersian },
  'persian-heads': { keepsEntry: isLower, tidy: tidyPersian, headsOnly: true },
};
