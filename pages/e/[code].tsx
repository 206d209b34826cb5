import type { GetServerSideProps, PageConfig } from 'next';
import Head from 'next/head';
import type { Start } from '@/lib/client/live';
import { type PlayerProps, PlayerRoot } from '@/lib/client/play';
import { loadTileSetFile } from '@/lib/engine/load-tile-set';
import { firstLook, type PlayerPreview, playerPreview, publicAddress } from '@/lib/http';
import type { Translate } from '@/lib/i18n/client';
import { languageOf, translatorIn, wordsOf } from '@/lib/i18n/request';

/** Our own script draws this page where it is built (`lib/client/play/in-browser.tsx`): Next's weighs as much as it. */
export const config: PageConfig = { unstable_runtimeJS: false };

interface Props extends PlayerProps {
  preview: (PlayerPreview & { text: string }) | null;
}

export const getServerSideProps: GetServerSideProps<Props> = async ({ req, res, params }) => {
  const code = String(params?.code).toUpperCase();
  const header = (name: string) => req.headers[name]?.toString() ?? null;
  const start = await startOf(header, code);
  if (start && !start.answer.ok) res.statusCode = start.answer.problem.status;
  const t = translatorIn(languageOf(req), 'ui');
  const base = publicAddress({ header, url: new URL('http://localhost') });
  return {
    props: {
      code,
      start,
      preview: start?.answer.ok ? inText(t, code, playerPreview(base, start.answer.body)) : null,
      ...wordsOf(req, ['join', 'play', 'result', 'signals']),
    },
  };
};

function inText(t: Translate<'ui'>, code: string, preview: PlayerPreview) {
  const { players, finished } = preview;
  return { ...preview, text: t(finished ? 'preview.finished' : 'preview.playing', { players, code }) };
}

/** What the page takes along of its event; null where it has to ask again. */
async function startOf(header: (name: string) => string | null, code: string): Promise<Start | null> {
  const answer = await firstLook(header, `/e/${code}`, code);
  if (!answer) return null;
  const tiles = answer.ok ? await loadTileSetFile(answer.body.tileSet).catch(() => null) : null;
  return { answer, tiles };
}

/** The player's page: join, play, see the result. */
export default function PlayerPage({ preview, ...player }: Props) {
  return (
    <>
      <Head>
        <title>{`Event ${player.code} · Onerack`}</title>
        <meta
          key="viewport"
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        <meta name="robots" content="noindex" />
        {preview ? <meta property="og:title" content={preview.name} /> : null}
        {preview ? <meta property="og:description" content={preview.text} /> : null}
        {preview ? <meta property="og:url" content={preview.url} /> : null}
        {preview ? <meta property="og:site_name" content="Onerack" /> : null}
        {preview?.picture ? <meta property="og:image" content={preview.picture} /> : null}
        {preview?.picture ? <meta name="twitter:card" content="summary_large_image" /> : null}
      </Head>
      <PlayerRoot {...player} />
    </>
  );
}
