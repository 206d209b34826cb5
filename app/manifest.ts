import type { MetadataRoute } from 'next';

/** Lets a phone keep the app on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Onerack',
    short_name: 'Onerack',
    description: 'Duplicate word-board games for halls and classes: one rack, one board, one clock.',
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
