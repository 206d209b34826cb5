/** What a file of messages says of its own language. */
export interface Language {
  /** the name of its file, a BCP 47 tag: `en`, `pt-BR` */
  tag: string;
  /** as its readers call it */
  name: string;
  /** how numbers, days and plurals are written */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** 0 to 9 as its readers write them; found on the server, since a phone takes a while to ask its own library */
  digits: string;
}

/** The cookie that holds a language chosen by hand; absent while the browser's own list decides. */
export const languageCookie = 'language';

/** Every message is made in it first; it stands in for what another language lacks. */
export const SOURCE_LANGUAGE = 'en';
