import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { EveryTileSet } from '@/lib/client/board/every-tile-set';
import { themeCookie } from '@/lib/client/ui';
import { EVERYWHERE, getLanguage, getLanguages, getMessages, getTranslations } from '@/lib/i18n/server';
import { fontVariables } from './fonts';
import './globals.css';
import { RoutedProvider } from './routed-provider';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ui');
  return { title: { default: 'Onerack', template: '%s · Onerack' }, description: t('description') };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f4ee' },
    { media: '(prefers-color-scheme: dark)', color: '#15191a' },
  ],
};

/**
 * The theme is chosen by cookie, so the first byte of the page already has it: no flash and no inline script.
 * Without a cookie the attribute is absent and the style sheet follows the system.
 */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const chosen = (await cookies()).get(themeCookie)?.value;
  const theme = chosen === 'dark' || chosen === 'light' ? chosen : undefined;
  const language = await getLanguage();
  return (
    <html lang={language.tag} dir={language.direction} data-theme={theme} className={fontVariables}>
      <body>
        <RoutedProvider
          language={language}
          languages={getLanguages()}
          messages={await getMessages(EVERYWHERE)}
        >
          <EveryTileSet>{children}</EveryTileSet>
        </RoutedProvider>
      </body>
    </html>
  );
}
