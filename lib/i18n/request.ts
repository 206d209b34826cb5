/** The reader's language for pages that are given their request; components on the server ask `./server`. */
import { languages } from './catalogue';
import { chosenLanguage, messagesIn } from './chosen';
import { EVERYWHERE } from './everywhere';
import { type Language, languageCookie } from './language';
import type { Namespace, SomeMessages } from './messages';

interface Request {
  cookies: Partial<Record<string, string>>;
  headers: { 'accept-language'?: string };
}

export interface PageWords {
  language: Language;
  languages: readonly Language[];
  messages: SomeMessages;
}

export function languageOf({ cookies, headers }: Request): Language {
  return chosenLanguage(cookies[languageCookie], headers['accept-language']);
}

/** What a page says: its own words, and those that every page has. */
export function wordsOf(request: Request, namespaces: readonly Namespace[]): PageWords {
  const language = languageOf(request);
  const messages = messagesIn(language, [...EVERYWHERE, ...namespaces]);
  return { language, languages: languages(), messages };
}
