import type { AppProps } from 'next/app';
import '../app/fonts';
import '../app/globals.css';

/** Around the player's page, which is not below `app/`: what it needs it brings along (`lib/client/play`). */
export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
