import { IRREGULAR } from './irregular';

export type Kind = 'noun' | 'verb' | 'adjective' | 'adverb';

export interface HeadWord {
  word: string;
  kind: Kind;
}

/** An ending, and what stands in its place in the head-word. */
type Ending = readonly [ending: string, instead: string];

const ENDINGS: Readonly<Record<Exclude<Kind, 'adverb'>, readonly Ending[]>> = {
  noun: [
    ['s', ''],
    ['es', ''],
    ['ies', 'y'],
    ['ves', 'f'],
    ['ves', 'fe'],
    ['men', 'man'],
    ['zzes', 'z'],
    ['sses', 's'],
    ['ae', 'a'],
    ['i', 'us'],
    ['i', 'o'],
    ['a', 'um'],
    ['a', 'on'],
    ['ices', 'ex'],
    ['ices', 'ix'],
    ['ses', 'sis'],
    ['xes', 'xis'],
    ['eaux', 'eau'],
    ['im', ''],
  ],
  verb: [
    ['s', ''],
    ['es', ''],
    ['ies', 'y'],
    ['zzes', 'z'],
    ['sses', 's'],
    ['ed', ''],
    ['ed', 'e'],
    ['ied', 'y'],
    ['cked', 'c'],
    ['ing', ''],
    ['ing', 'e'],
    ['ying', 'ie'],
    ['cking', 'c'],
  ],
  adjective: [
    ['er', ''],
    ['er', 'e'],
    ['ier', 'y'],
    ['est', ''],
    ['est', 'e'],
    ['iest', 'y'],
  ],
};

/** Before these endings a letter may have been doubled: running, fitted, bigger. */
const DOUBLING = /([bdfgklmnprtvz])\1(?:ed|ing|er|est)$/;
const ENDING = /(?:ed|ing|er|est)$/;
/** A short one would have been: hopped is of hop, hoped of hope. */
const WOULD_DOUBLE = /^[^aeiou]*[aeiou][bdfgklmnprtvz](?:ed|ing|er|est)$/;

/** A head-word has so many letters at least: of shorter ones every ending would make something. */
const SHORTEST = 2;

/** The head-words that a form may belong to, by the rules of endings; most of them are no words. */
export function headWordsOf(form: string): HeadWord[] {
  const found: HeadWord[] = [];
  for (const kind of ['noun', 'verb', 'adjective'] as const) {
    const known = IRREGULAR[kind].get(form);
    if (known) found.push({ word: known, kind });
    for (const [ending, instead] of ENDINGS[kind]) {
      const stem = form.endsWith(ending) ? form.slice(0, -ending.length) : '';
      if (stem === '' || stem.length + instead.length < SHORTEST) continue;
      if (instead === '' && ENDING.test(ending) && WOULD_DOUBLE.test(form)) continue;
      found.push({ word: stem + instead, kind });
    }
    if (kind !== 'noun' && DOUBLING.test(form)) {
      const isComparison = /(?:er|est)$/.test(form);
      if (isComparison === (kind === 'adjective'))
        found.push({ word: form.replace(ENDING, '').slice(0, -1), kind });
    }
  }
  return found;
}
