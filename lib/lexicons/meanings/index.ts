import { headWordsOf, type Kind } from './head-words';
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
  const asItIs = await entries(KINDS.map((kind) => ({ word, kind })));
  const found = asItIs.length > 0 ? asItIs : await entries(headWordsOf(word));
  const best = found.sort((a, b) => b.met - a.met);
  // Ax and axe are explained alike.
  return best
    .filter(({ text }, index) => best.findIndex((other) => other.text === text) === index)
    .slice(0, MOST)
    .map(({ word: headWord, kind, text }) => ({ headWord, kind, text }));
}

async function entries(words: { word: string; kind: Kind }[]): Promise<Entry[]> {
  return (await Promise.all(KINDS.map((kind) => entriesOf(words, kind)))).flat();
}
