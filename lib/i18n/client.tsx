'use client';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { createFormatter } from 'use-intl/core';
import { IntlProvider, useLocale, useMessages, useTranslations } from 'use-intl/react';
import { type Digits, digitsOf } from './digits';
import type { Language } from './language';
import type { Messages, Namespace, SomeMessages } from './messages';

export type { Digits } from './digits';
export { type Language, languageCookie } from './language';
export type { Messages, Namespace } from './messages';
export { useTranslations };

/** What `useTranslations` gives for a namespace: the argument of whatever makes texts outside of a component. */
export type Translate<Key extends Namespace> = ReturnType<typeof useTranslations<Key>>;

/** The keys of a namespace, for what chooses a text without saying it. */
export type MessageKey<Key extends Namespace> = Parameters<Translate<Key>>[0];

interface Chosen {
  language: Language;
  languages: readonly Language[];
  /** asks for the page again, in a language just chosen */
  refresh(): void;
}

const ChosenLanguage = createContext<Chosen | null>(null);

/** Once, around everything: the language, and the messages that every page has. */
export function Provider(props: Chosen & { messages: SomeMessages; children: ReactNode }) {
  const { language, languages, refresh, messages, children } = props;
  const chosen = useMemo(() => ({ language, languages, refresh }), [language, languages, refresh]);
  return (
    <ChosenLanguage value={chosen}>
      <IntlProvider locale={language.locale} messages={messages as Messages} timeZone="UTC">
        {children}
      </IntlProvider>
    </ChosenLanguage>
  );
}

/** Adds a page's own messages to those around it. */
export function MoreMessages({ messages, children }: { messages: SomeMessages; children: ReactNode }) {
  const around = useMessages();
  const all = useMemo(() => ({ ...around, ...messages }) as Messages, [around, messages]);
  return (
    <IntlProvider locale={useLocale()} messages={all}>
      {children}
    </IntlProvider>
  );
}

/** The reader's language, and those that may be chosen. */
export function useLanguage(): Chosen {
  const chosen = useContext(ChosenLanguage);
  if (!chosen) throw new Error('No language: the page is not inside of its Provider.');
  return chosen;
}

const never = () => () => {};
const here = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const onServer = () => 'UTC';

/** Writes references, labels and values with the digits of the reader's language. */
export const useDigits = (): Digits => digitsOf(useLanguage().language.digits);

/** Numbers, days and times as the reader's language writes them, by the reader's clock once the page has its script. */
export function useFormatter(): ReturnType<typeof createFormatter> {
  const locale = useLocale();
  const timeZone = useSyncExternalStore(never, here, onServer);
  return useMemo(() => createFormatter({ locale, timeZone }), [locale, timeZone]);
}
