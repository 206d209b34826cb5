import { readFileSync } from 'node:fs';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ContextType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import { type Messages, type Namespace, Provider, type Translate } from '@/lib/i18n/client';
import english from '../../lib/i18n/messages/en.json';

const { language, ...messages } = english;
const ENGLISH = { ...language, tag: 'en', direction: 'ltr' as const, digits: '0123456789' };

/** No page to go to. */
const ROUTER = new Proxy({}, { get: () => () => {} }) as NonNullable<ContextType<typeof AppRouterContext>>;

/** A component with what every page gives it: all of the English messages, and a router. */
export function InEnglish({ children }: { children: ReactNode }) {
  return (
    <AppRouterContext value={ROUTER}>
      <Provider language={ENGLISH} languages={[ENGLISH]} messages={messages} refresh={() => {}}>
        {children}
      </Provider>
    </AppRouterContext>
  );
}

/** The HTML of a component in English. */
export const renderInEnglish = (children: ReactNode) =>
  renderToStaticMarkup(<InEnglish>{children}</InEnglish>);

/** For pure modules that take `t`. */
export function englishFor<const Key extends Namespace>(namespace: Key): Translate<Key> {
  return translatorFor('en', namespace);
}

/** The same in another language that has a file. */
export function translatorFor<const Key extends Namespace>(tag: string, namespace: Key): Translate<Key> {
  const { language, ...messages } = JSON.parse(
    readFileSync(`lib/i18n/messages/${tag}.json`, 'utf8'),
  ) as typeof english;
  return createTranslator<Messages, Key>({ locale: language.locale, messages, namespace, timeZone: 'UTC' });
}
