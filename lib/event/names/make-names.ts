import { randomInt } from 'node:crypto';
import { NAME_LANGUAGES, NAME_WORDS, type NameLanguage, type NameWords } from './words';

/** A whole number from 0 below `below`. */
export type Chance = (below: number) => number;

/** A pleasant name by chance; with a number behind it where the plain ones may all be taken. */
export function makeName(language: NameLanguage, numbered = false, chance: Chance = randomInt): string {
  const { adjectives, nouns, adjectiveFirst }: NameWords = NAME_WORDS[language];
  const adjective = adjectives[chance(adjectives.length)] as string;
  const noun = nouns[chance(nouns.length)] as string;
  const name = adjectiveFirst ? `${adjective} ${noun}` : `${noun} ${adjective}`;
  return numbered ? `${name} ${2 + chance(998)}` : name;
}

/** Whether a name could have been made here, in any of the languages: nobody writes one of the own making. */
export function isMadeName(name: string): boolean {
  const [first = '', second = '', number, ...more] = name.split(' ');
  if (more.length > 0 || (number !== undefined && !/^[1-9]\d{0,2}$/.test(number))) return false;
  return NAME_LANGUAGES.some((language) => {
    const { adjectives, nouns, adjectiveFirst }: NameWords = NAME_WORDS[language];
    const [adjective, noun] = adjectiveFirst ? [first, second] : [second, first];
    return adjectives.includes(adjective) && nouns.includes(noun);
  });
}
