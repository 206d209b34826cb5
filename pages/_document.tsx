import { readFileSync } from 'node:fs';
import path from 'node:path';
import Document, {
  type DocumentContext,
  type DocumentInitialProps,
  Head,
  Html,
  Main,
  NextScript,
} from 'next/document';
import { themeCookie } from '@/lib/client/ui/theme';
import { languageOf, translatorIn } from '@/lib/i18n/request';
import { fontVariables } from '../app/fonts';

interface Asked {
  lang?: string;
  dir?: 'ltr' | 'rtl';
  description?: string;
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
    const language = languageOf({ cookies, headers: req.headers });
    const description = translatorIn(language, 'ui')('description');
    const chosen = cookies[themeCookie];
    const theme = chosen === 'dark' || chosen === 'light' ? chosen : undefined;
    const { tag: lang, direction: dir } = language;
    return { ...initial, lang, dir, description, theme, nonce: nonceIn(req.headers) };
  }

  override render() {
    const { lang, dir, description, theme, nonce } = this.props;
    const isOurs = this.props.unstable_runtimeJS === false;
    return (
      <Html lang={lang} dir={dir} data-theme={theme} className={fontVariables}>
        <Head nonce={nonce}>
          <meta name="description" content={description} />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ee" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15191a" />
          {isOurs ? <script nonce={nonce} src={playerScript()} defer fetchPriority="high" /> : null}
          {/* A browser reads its tables of numbers at the first one, on a slow phone for some 0.1 s: while it waits for script. */}
          <script nonce={nonce}>{'Intl.NumberFormat().format(1)'}</script>
          <link rel="manifest" href="/manifest.webmanifest" />
          <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-icon.png" sizes="180x180" type="image/png" />
        </Head>
        <body>
          <Main />
          {isOurs ? (
            <script
              id="__NEXT_DATA__"
              type="application/json"
              nonce={nonce}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: Next's own words, which it escapes.
              dangerouslySetInnerHTML={{ __html: NextScript.getInlineScriptSource(this.props) }}
            />
          ) : null}
          <NextScript nonce={nonce} />
        </body>
      </Html>
    );
  }
}

let script: string | undefined;

/** Its address, as the build wrote it down (`scripts/player-script.mjs`). */
function playerScript(): string {
  script ??= readFileSync(path.join(process.cwd(), '.next/player-script.txt'), 'utf8');
  return script;
}

/** The one that `proxy.ts` made for this request. */
function nonceIn(headers: NodeJS.Dict<string | string[]>): string | undefined {
  return /'nonce-([^']+)'/.exec(String(headers['content-security-policy'] ?? ''))?.[1];
}
