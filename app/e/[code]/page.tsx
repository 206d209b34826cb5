import type { Metadata } from 'next';
import { PlayPage } from '@/lib/client/play';

interface Props {
  params: Promise<{ code: string }>;
}

const codeOf = async ({ params }: Props) => decodeURIComponent((await params).code).toUpperCase();

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: `Event ${await codeOf(props)}` };
}

/** The player's page: join, play, see the result. */
export default async function Page(props: Props) {
  return <PlayPage code={await codeOf(props)} />;
}
