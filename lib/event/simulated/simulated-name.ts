import type { NameLanguage } from '../names/words';

/**
 * The word that marks a simulated player, in the language of the host. It is part of the name, so that it stands in every
 * list, picture and file that tells the name, those too that are made later; {@link marked} keeps it there.
 */
const WORD: Record<NameLanguage, string> = {
  en: 'simulated',
  fr: 'simulé',
  tr: 'sanal',
  bg: 'симулиран',
  sk: 'simulovaný',
  fa: 'شبیه‌سازی‌شده',
};

export const simulatedName = (name: string, language: NameLanguage): string => `${name} (${WORD[language]})`;

const MARK = new RegExp(` \\((?:${Object.values(WORD).join('|')})\\)$`);

/** A new name for a simulated player, with the mark of the old one. */
export function marked(name: string, before: string): string {
  return MARK.test(name) ? name : name + (MARK.exec(before)?.[0] ?? ` (${WORD.en})`);
}
