import type { MetadataRoute } from 'next';
import { getLanguage, getTranslations } from '@/lib/i18n/server';

/** Lets a phone keep the app on its home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { tag, direction } = await getLanguage();
  const t = await getTranslations('ui');
  return {
    name: 'Onerack',
    short_name: 'Onerack',
    description: t('description'),
    lang: tag,
    dir: direction,
    start_url: '/',
    display: 'standalone',
    background_color: '#f6f4ee',
    theme_color: '#f6f4ee',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
