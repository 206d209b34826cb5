import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadOptions, WordStream } from './word-stream';

/** Nouns, adjectives, adverbs, interjections, conjunctions, pronouns, postpositions, numbers. */
const PLAYED = ['CL_ISIM', 'IS_ADJ', 'IS_ADVERB', 'IS_INTERJ', 'IS_CONJ', 'IS_ZM', 'IS_POSTP', 'IS_SAYI'];
const VERB = 'CL_FIIL';
const ABBREVIATION = 'IS_KIS';
const LETTERS = /^\p{L}+$/u;
const VOWELS = /[aeıioöuüâîû]/g;
const FRONT = 'eiöüî';

/**
 * The head-words of the Turkish dictionary: lines of a word and its classes. Verbs stand there as bare stems and
 * are played in the infinitive, -mak or -mek after their last vowel. What is a name and nothing else is no word.
 */
export function* turkishHeads(name: string, { root, onRead }: ReadOptions): WordStream {
  const text = readFileSync(join(root, 'node_modules', name, 'turkish_dictionary.txt'), 'utf8');
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const [word = '', ...classes] = line.trim().split(' ');
    const vowels = word.match(VOWELS);
    if (!LETTERS.test(word) || !vowels || classes.includes(ABBREVIATION)) continue;
    if (PLAYED.some((one) => classes.includes(one))) yield word;
    if (classes.includes(VERB)) yield word + (FRONT.includes(vowels.at(-1)!) ? 'mek' : 'mak');
    onRead(index / lines.length);
  }
}
