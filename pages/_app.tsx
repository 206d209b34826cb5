import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { useCallback, useEffect } from 'react';
import { Provider, useTranslations } from '@/lib/i18n/client';
import type { PageWords } from '@/lib/i18n/request';
import '../app/fonts';
import '../app/globals.css';

/**
 * Around the player's page, which is not below `app/`: the runtime of these pages is a third lighter, and three
 * hundred phones load it at once. What `app/layout.tsx` is to the others.
 */
export default function App({ Component, pageProps }: AppProps<Partial<PageWords>>) {
  const { language, languages, messages, ...own } = pageProps;
  const router = useRouter();
  const refresh = useCallback(() => {
    void router.replace(router.asPath, undefined, { scroll: false });
  }, [router]);
  useEffect(() => {
    if (!language) return;
    document.documentElement.lang = language.tag;
    document.documentElement.dir = language.direction;
  }, [language]);
  if (!language || !languages || !messages) return <Component {...own} />;
  return (
    <Provider language={language} languages={languages} messages={messages} refresh={refresh}>
      <Description />
      <Component {...own} />
    </Provider>
  );
}

function Description() {
  const t = useTranslations('ui');
  return (
    <Head>
      <meta
        key="viewport"
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover"
      />
      <meta name="description" content={t('description')} />
    </Head>
  );
}
