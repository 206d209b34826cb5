/** The reader's language for whatever is given its request; components on the server ask `./server`. */
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

/** The reader of a request that is no page: asked for by a tag, else as pages find it. */
export function readerOf(tag: string | undefined, { cookie, accepted }: ReaderHeaders): Language {
  const asked = tag === undefined ? undefined : languages().find((one) => one.tag === tag);
  return asked ?? chosenLanguage(cookieIn(cookie, languageCookie), accepted);
}

interface ReaderHeaders {
  cookie: string | null;
  accepted: string | null;
}

const cookieIn = (header: string | null, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([key]) => key === name)?.[1];

export { translatorIn } from './translator';
