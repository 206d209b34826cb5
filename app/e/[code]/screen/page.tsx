import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { Hall, readLook } from '@/lib/client/screen';
import { themeCookie } from '@/lib/client/ui';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('screen');
  return { title: t('title') };
}

interface Props {
  params: Promise<{ code: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ScreenPage({ params, searchParams }: Props) {
  const { code } = await params;
  const theme = (await cookies()).get(themeCookie)?.value;
  return (
    <Words of={['screen', 'speech']}>
      <Hall code={decodeURIComponent(code).toUpperCase()} look={readLook(await searchParams, theme)} />
    </Words>
  );
}
