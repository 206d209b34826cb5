import { type HeadWord, headWordsOf, type Kind } from './head-words';
import { type Entry, entriesOf, WORDNET } from './wordnet';

export { WORDNET };

/** What a word means, by a free dictionary. */
export interface Meaning {
  headWord: string;
  kind: Kind;
  text: string;
}

/** So many are shown. */
const MOST = 2;

const KINDS = ['noun', 'verb', 'adjective', 'adverb'] as const;

/** Meanings of a word in lower case, head-words before forms; empty where the dictionary does not have it. */
export async function englishMeanings(word: string): Promise<Meaning[]> {
  const best = (await nearest(word)).sort((a, b) => b.met - a.met);
  // Ax and axe are explained alike.
  return best
    .filter(({ text }, index) => best.findIndex((other) => other.text === text) === index)
    .slice(0, MOST)
    .map(({ word: headWord, kind, text }) => ({ headWord, kind, text }));
}

/** A verb made of a shorter noun is more often another word: "tawed" has nothing to do with marbles. */
const SHORTEST_NOUN = 4;

/** The word as it stands; else what it is a form of; else the noun of which a verb was made, as in "wifed". */
async function nearest(word: string): Promise<Entry[]> {
  const forms = headWordsOf(word);
  const nouns = forms
    .filter(({ word: noun, kind }) => kind === 'verb' && noun.length >= SHORTEST_NOUN)
    .map((form) => ({ ...form, kind: 'noun' as const }));
  for (const words of [KINDS.map((kind) => ({ word, kind })), forms, nouns]) {
    const found = await entries(words);
    if (found.length > 0) return found;
  }
  return [];
}

async function entries(words: readonly HeadWord[]): Promise<Entry[]> {
  return (await Promise.all(KINDS.map((kind) => entriesOf(words, kind)))).flat();
}
