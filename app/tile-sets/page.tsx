import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { sessionUser } from '@/lib/auth';
import { SitePage } from '@/lib/client/home';
import { namesIn } from '@/lib/client/lexicons';
import { TILE_SET_IDS, tileSet } from '@/lib/engine';
import { getLanguage, getTranslations } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  return { title: t('tileSets.title') };
}

export default async function TileSetsPage() {
  const t = await getTranslations('home');
  const names = namesIn(await getTranslations('lexicons'), (await getLanguage()).locale);
  const sets = TILE_SET_IDS.map((id) => ({ ...tileSet(id), name: names.tiles(id) })).sort((a, b) =>
    names.compare(a.name, b.name),
  );
  return (
    <SitePage user={await sessionUser(await headers())} width="text">
      <h1 className="text-3xl font-bold sm:text-4xl">{t('tileSets.title')}</h1>
      <p className="mt-4 text-lg">{t('tileSets.lead', { sets: sets.length })}</p>
      <ul className="mt-8 border-t border-line">
        {sets.map(({ id, name, nativeName, total, size }) => (
          <li key={id} className="border-b border-line">
            <a href={`/tile-sets/${id}`} className="flex min-h-11 flex-wrap items-center gap-x-3 py-2">
              <bdi className="font-semibold text-accent">{name}</bdi>
              <bdi className="text-quiet">{nativeName}</bdi>
              <span className="tabular ms-auto text-sm text-quiet">
                {t('tileSets.size', { letters: size, tiles: total })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </SitePage>
  );
}
