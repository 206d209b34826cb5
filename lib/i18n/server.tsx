import { cookies, headers } from 'next/headers';
import { cache, type ReactNode } from 'react';
import { createFormatter, createTranslator, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core';
import { entry, languages } from './catalogue';
import { chosenLanguage, messagesIn } from './chosen';
import { MoreMessages } from './client';
import { digitsOf } from './digits';
import { type Language, languageCookie } from './language';
import type { Messages, Namespace, SomeMessages } from './messages';

export { EVERYWHERE } from './everywhere';

/** Those that may be chosen. */
export const getLanguages = languages;

/** The reader's. */
export const getLanguage = cache(
  async (): Promise<Language> =>
    chosenLanguage((await cookies()).get(languageCookie)?.value, (await headers()).get('accept-language')),
);

/** For a server component; a component for the browser takes `useTranslations`. */
export async function getTranslations<
  const Key extends NamespaceKeys<Messages, NestedKeyOf<Messages>> = never,
>(namespace: Key): Promise<ReturnType<typeof createTranslator<Messages, Key>>> {
  const { tag, locale } = await getLanguage();
  return createTranslator<Messages, Key>({
    locale,
    messages: entry(tag).messages,
    namespace,
    timeZone: 'UTC',
  });
}

/** Numbers and lists on the server, which knows no reader's time zone: days and times are for the browser. */
export async function getFormatter() {
  return createFormatter({ locale: (await getLanguage()).locale, timeZone: 'UTC' });
}

/** Writes references with the digits of the reader's language. */
export async function getDigits() {
  return digitsOf((await getLanguage()).digits);
}

/** What a page's components in the browser say. */
export async function getMessages(namespaces: readonly Namespace[]): Promise<SomeMessages> {
  return messagesIn(await getLanguage(), namespaces);
}

/** Gives the browser the words of a page, beside those that every page has. */
export async function Words({ of, children }: { of: readonly Namespace[]; children: ReactNode }) {
  return <MoreMessages messages={await getMessages(of)}>{children}</MoreMessages>;
}
