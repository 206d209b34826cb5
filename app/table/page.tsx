import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { sessionUser } from '@/lib/auth';
import { SitePage } from '@/lib/client/home';
import { CodeField, CreateTableForm, OwnTables } from '@/lib/client/table';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('table');
  return { title: t('title') };
}

export default async function TablesPage() {
  const t = await getTranslations('table');
  return (
    <SitePage user={await sessionUser(await headers())} width="wide">
      <h1 className="text-3xl font-bold sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg">{t('lead')}</p>
      <Words of={['lexicons', 'table']}>
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <CreateTableForm />
          <div className="grid min-w-0 content-start gap-10 max-lg:order-first">
            <CodeField />
            <OwnTables />
          </div>
        </div>
      </Words>
    </SitePage>
  );
}
