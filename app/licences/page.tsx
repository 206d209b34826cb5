import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { sessionUser } from '@/lib/auth';
import { SitePage } from '@/lib/client/home';
import { namesIn } from '@/lib/client/lexicons';
import { getLanguage, getTranslations } from '@/lib/i18n/server';
import { LEXICONS } from '@/lib/lexicons';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  return { title: t('licences.title') };
}

const linkTo = (href: string) => (chunks: ReactNode) => (
  <a href={href} className="font-semibold text-accent underline underline-offset-4">
    {chunks}
  </a>
);

export default async function LicencesPage() {
  const t = await getTranslations('home');
  const names = namesIn(await getTranslations('lexicons'), (await getLanguage()).locale);
  const lists = LEXICONS.map((list) => ({
    ...list,
    name: names.lexicon({ ...list, kind: list.kind ?? null, own: false }),
  })).sort((a, b) => names.compare(a.name, b.name));
  return (
    <SitePage user={await sessionUser(await headers())} width="text">
      <h1 className="text-3xl font-bold sm:text-4xl">{t('licences.title')}</h1>
      <p className="mt-4 text-lg">{t('licences.lead')}</p>
      <Part title={t('licences.lists')}>
        <ul className="border-t border-line">
          {lists.map(({ id, name, source, licence, notice }) => (
            <li key={id} className="border-b border-line py-3">
              <p className="font-semibold">
                <bdi>{name}</bdi>
              </p>
              <p className="text-quiet">
                <bdi lang="en">
                  {source}. {licence}.
                </bdi>{' '}
                {notice ? linkTo(notice)(t('licences.notice')) : null}
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-quiet">{t('licences.federations')}</p>
      </Part>
      <Part title={t('licences.meanings')}>
        <p>{t.rich('licences.meaningsText', { link: linkTo('/licences/wordnet.txt') })}</p>
      </Part>
      <Part title={t('licences.tiles')}>
        <p>{t.rich('licences.tilesText', { link: linkTo('/tile-sets') })}</p>
      </Part>
      <Part title={t('licences.type')}>
        <p>{t.rich('licences.sourceSans', { link: linkTo('/licences/source-sans-3.txt') })}</p>
        <p className="mt-2">
          {t.rich('licences.noto', {
            hebrew: linkTo('/licences/noto-sans-hebrew.txt'),
            arabic: linkTo('/licences/noto-sans-arabic.txt'),
          })}
        </p>
      </Part>
      <Part title={t('licences.self')}>
        <p>{t('licences.selfText')}</p>
      </Part>
    </SitePage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-2xl font-bold">{title}</h2>
      {children}
    </section>
  );
}
