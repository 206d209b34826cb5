import { NAME_LANGUAGES, NAME_WORDS, type NameLanguage } from '../names/words';
import { simulatedName } from './simulated-name';

/** Names of simulated players, all that there are: an animal and the mark, so that it is seen in narrow lists too. */
export function simulatedNames(language: NameLanguage): string[] {
  return NAME_WORDS[language].nouns.map((noun) => simulatedName(noun, language));
}

/** A language that names can be made in; English for any other. */
export function nameLanguage(tag: string): NameLanguage {
  return NAME_LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language) ?? 'en';
}
