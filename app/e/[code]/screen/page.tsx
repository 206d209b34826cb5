import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { Hall } from '@/lib/client/screen';
import { themeCookie } from '@/lib/client/ui';
import { Words } from '@/lib/i18n/server';

export const metadata: Metadata = { title: 'Projector' };

interface Props {
  params: Promise<{ code: string }>;
  searchParams: Promise<{ theme?: string | string[] }>;
}

/** Dark unless the address or the browser's choice says otherwise: a bright wall tires a hall. */
export default async function ScreenPage({ params, searchParams }: Props) {
  const { code } = await params;
  const asked = (await searchParams).theme ?? (await cookies()).get(themeCookie)?.value;
  return (
    <Words of={['screen']}>
      <Hall code={decodeURIComponent(code).toUpperCase()} theme={asked === 'light' ? 'light' : 'dark'} />
    </Words>
  );
}
