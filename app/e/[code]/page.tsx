import type { Metadata } from 'next';
import { PlayPage } from '@/lib/client/play';
import { Words } from '@/lib/i18n/server';

interface Props {
  params: Promise<{ code: string }>;
}

const codeOf = async ({ params }: Props) => decodeURIComponent((await params).code).toUpperCase();

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: `Event ${await codeOf(props)}` };
}

/** The player's page: join, play, see the result. */
export default async function Page(props: Props) {
  return (
    <Words of={['join', 'play', 'result', 'signals']}>
      <PlayPage code={await codeOf(props)} />
    </Words>
  );
}
