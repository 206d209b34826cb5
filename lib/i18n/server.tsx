import { cookies, headers } from 'next/headers';
import { cache, type ReactNode } from 'react';
import { createFormatter, createTranslator, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core';
import { entry, languages } from './catalogue';
import { MoreMessages } from './client';
import { type Language, languageCookie, SOURCE_LANGUAGE } from './language';
import { matchLanguage } from './match-language';
import type { Messages, Namespace, SomeMessages } from './messages';

/** Those that may be chosen. */
export const getLanguages = languages;

/** The reader's: chosen by hand, else the first of the browser's that we have, else English. */
export const getLanguage = cache(async (): Promise<Language> => {
  const ours = languages();
  const byTag = (tag: string | null | undefined) => ours.find((one) => one.tag === tag);
  const chosen = byTag((await cookies()).get(languageCookie)?.value);
  if (chosen) return chosen;
  const asked = matchLanguage(
    (await headers()).get('accept-language'),
    ours.map((one) => one.tag),
  );
  return byTag(asked ?? SOURCE_LANGUAGE) ?? ours[0]!;
});

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

/** What a page's components in the browser say. */
export async function getMessages(namespaces: readonly Namespace[]): Promise<SomeMessages> {
  const { messages } = entry((await getLanguage()).tag);
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]));
}

/** Gives the browser the words of a page, beside those that every page has. */
export async function Words({ of, children }: { of: readonly Namespace[]; children: ReactNode }) {
  return <MoreMessages messages={await getMessages(of)}>{children}</MoreMessages>;
}
