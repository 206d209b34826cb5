import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { WhenFailed } from '@/lib/client/notice';
import { PlayPage } from '@/lib/client/play';
import { type PageWords, wordsOf } from '@/lib/i18n/request';

interface Props {
  code: string;
}

export const getServerSideProps: GetServerSideProps<Props & PageWords> = async ({ req, params }) => ({
  props: {
    code: String(params?.code).toUpperCase(),
    ...wordsOf(req, ['join', 'play', 'result', 'signals']),
  },
});

/** The player's page: join, play, see the result. */
export default function PlayerPage({ code }: Props) {
  return (
    <>
      <Head>
        <title>{`Event ${code} · Onerack`}</title>
      </Head>
      <WhenFailed>
        <PlayPage key={code} code={code} />
      </WhenFailed>
    </>
  );
}
