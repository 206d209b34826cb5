import { IRREGULAR } from './irregular';

export type Kind = 'noun' | 'verb' | 'adjective' | 'adverb';

export interface HeadWord {
  word: string;
  kind: Kind;
}

/** An ending, what stands in its place in the head-word, and what may stand before it. */
type Ending = readonly [ending: string, instead: string, after: RegExp];

const VOWEL = /[aeiouy]/;
/** No head-word that ends in a hiss takes an s alone: "grass" is not of "gras". */
const NO_HISS = /[^sxz]$/;
/** "Emphasises" is of the verb. */
const HISS_OR_O = /(?:[xzo]|ch|sh|(?<!si)s)$/;
const CONSONANT = /[^aeiou]$/;
const VOWEL_LAST = /[aeiou]$/;
/** Words from Greek, of which the exceptions have a part only: symbioses, analyses, sepses. */
const LEARNED = /..[aeiouyp]$/;
/** Samen is of no "saman". */
const LONG = /...$/;

const PLURAL: readonly Ending[] = [
  ['s', '', NO_HISS],
  ['es', '', HISS_OR_O],
  ['ies', 'y', CONSONANT],
];

/** Only what is regular in English: whatever is led back otherwise stands in the list of exceptions. */
const ENDINGS: Readonly<Record<Exclude<Kind, 'adverb'>, readonly Ending[]>> = {
  noun: [...PLURAL, ['ses', 'sis', LEARNED], ['men', 'man', LONG]],
  verb: [
    ...PLURAL,
    ['ed', '', VOWEL],
    ['ed', 'e', VOWEL],
    ['ied', 'y', CONSONANT],
    ['ing', '', VOWEL],
    ['ing', 'e', VOWEL],
    ['ying', 'ie', CONSONANT],
    ['cked', 'c', VOWEL_LAST],
    ['cking', 'c', VOWEL_LAST],
  ],
  adjective: [
    ['er', '', VOWEL],
    ['er', 'e', VOWEL],
    ['ier', 'y', CONSONANT],
    ['est', '', VOWEL],
    ['est', 'e', VOWEL],
    ['iest', 'y', CONSONANT],
  ],
};

/** Before these endings a letter may have been doubled: running, fitted, bigger. */
const DOUBLING = /[aeiouy]([bdfgklmnprtvz])\1(?:ed|ing|er|est)$/;
const ENDING = /(?:ed|ing|er|est)$/;
/** A short one would have been: hopped is of hop, hoped of hope. */
const WOULD_DOUBLE = /^[^aeiou]*[aeiou][bcdfgklmnprtvz](?:ed|ing|er|est)$/;

/** A head-word has so many letters at least: of shorter ones every ending would make something. */
const SHORTEST = { noun: 2, verb: 2, adjective: 3 } as const;

/** The head-words that a form may belong to, by the exceptions and by the rules of endings; most of the latter's are no words. */
export function headWordsOf(form: string): HeadWord[] {
  return (['noun', 'verb', 'adjective'] as const).flatMap((kind) => {
    const words = [...(IRREGULAR[kind].get(form) ?? []), ...regular(form, kind)];
    return words.filter((word) => word.length >= SHORTEST[kind]).map((word) => ({ word, kind }));
  });
}

function regular(form: string, kind: Exclude<Kind, 'adverb'>): string[] {
  const found: string[] = [];
  for (const [ending, instead, after] of ENDINGS[kind]) {
    const stem = form.endsWith(ending) ? form.slice(0, -ending.length) : '';
    if (!after.test(stem)) continue;
    if (instead === '' && ENDING.test(ending) && WOULD_DOUBLE.test(form)) continue;
    found.push(stem + instead);
  }
  const isComparison = /(?:er|est)$/.test(form);
  if (kind !== 'noun' && DOUBLING.test(form) && isComparison === (kind === 'adjective'))
    found.push(form.replace(ENDING, '').slice(0, -1));
  return found;
}
