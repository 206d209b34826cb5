import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import type { Start } from '@/lib/client/live';
import { WhenFailed } from '@/lib/client/notice';
import { PlayPage } from '@/lib/client/play';
import { loadTileSetFile } from '@/lib/engine/load-tile-set';
import { firstLook } from '@/lib/http';
import { type PageWords, wordsOf } from '@/lib/i18n/request';

interface Props {
  code: string;
  start: Start | null;
}

export const getServerSideProps: GetServerSideProps<Props & PageWords> = async ({ req, res, params }) => {
  const code = String(params?.code).toUpperCase();
  const header = (name: string) => req.headers[name]?.toString() ?? null;
  const start = await startOf(header, code);
  if (start && !start.answer.ok) res.statusCode = start.answer.problem.status;
  return {
    props: {
      code,
      start,
      ...wordsOf(req, ['join', 'play', 'result', 'signals']),
    },
  };
};

/** What the page takes along of its event; null where it has to ask again. */
async function startOf(header: (name: string) => string | null, code: string): Promise<Start | null> {
  const answer = await firstLook(header, `/e/${code}`, code);
  if (!answer) return null;
  const tiles = answer.ok ? await loadTileSetFile(answer.body.tileSet).catch(() => null) : null;
  return { answer, tiles };
}

/** The player's page: join, play, see the result. */
export default function PlayerPage({ code, start }: Props) {
  return (
    <>
      <Head>
        <title>{`Event ${code} · Onerack`}</title>
      </Head>
      <WhenFailed>
        <PlayPage key={code} code={code} start={start} />
      </WhenFailed>
    </>
  );
}
