import type { Metadata } from 'next';
import { CreateEventForm } from '@/lib/client/host';
import { getTranslations, Words } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('create');
  return { title: t('title') };
}

export default function HostPage() {
  return (
    <Words of={['create', 'lexicons', 'prepare', 'simulated']}>
      <CreateEventForm />
    </Words>
  );
}
