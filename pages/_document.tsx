import Document, {
  type DocumentContext,
  type DocumentInitialProps,
  Head,
  Html,
  Main,
  NextScript,
} from 'next/document';
import { themeCookie } from '@/lib/client/ui/theme';
import { languageOf } from '@/lib/i18n/request';
import { fontVariables } from '../app/fonts';

interface Asked {
  lang?: string;
  dir?: 'ltr' | 'rtl';
  theme?: 'light' | 'dark';
  nonce?: string;
}

/** The frame of the player's page, as `app/layout.tsx` makes it for the others. */
export default class Page extends Document<Asked> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps & Asked> {
    const initial = await Document.getInitialProps(context);
    const { req } = context;
    if (!req) return initial;
    const cookies: Partial<Record<string, string>> = 'cookies' in req ? (req.cookies as object) : {};
    const { tag, direction } = languageOf({ cookies, headers: req.headers });
    const chosen = cookies[themeCookie];
    const theme = chosen === 'dark' || chosen === 'light' ? chosen : undefined;
    return { ...initial, lang: tag, dir: direction, theme, nonce: nonceIn(req.headers) };
  }

  override render() {
    const { lang, dir, theme, nonce } = this.props;
    return (
      <Html lang={lang} dir={dir} data-theme={theme} className={fontVariables}>
        <Head nonce={nonce}>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ee" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15191a" />
          {/* A browser reads its tables of numbers at the first one, on a slow phone for 60 ms: while it waits for script. */}
          <script nonce={nonce}>{'Intl.NumberFormat().format(1)'}</script>
          <link rel="manifest" href="/manifest.webmanifest" />
          <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-icon.png" sizes="180x180" type="image/png" />
        </Head>
        <body>
          <Main />
          <NextScript nonce={nonce} />
        </body>
      </Html>
    );
  }
}

/** The one that `proxy.ts` made for this request. */
function nonceIn(headers: NodeJS.Dict<string | string[]>): string | undefined {
  return /'nonce-([^']+)'/.exec(String(headers['content-security-policy'] ?? ''))?.[1];
}
