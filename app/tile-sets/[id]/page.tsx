import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { sessionUser } from '@/lib/auth';
import { SitePage } from '@/lib/client/home';
import { namesIn } from '@/lib/client/lexicons';
import { Between, Tile } from '@/lib/client/ui';
import { TILE_SET_IDS, type TileSet, tileSet } from '@/lib/engine';
import { tileSetSources } from '@/lib/engine/tile-set-sources';
import { getFormatter, getLanguage, getTranslations } from '@/lib/i18n/server';

interface PageProps {
  params: Promise<{ id: string }>;
}

async function asked({ params }: PageProps): Promise<TileSet> {
  const { id } = await params;
  return TILE_SET_IDS.includes(id) ? tileSet(id) : notFound();
}

/** In the reader's language. */
async function nameOf({ id }: TileSet): Promise<string> {
  return namesIn(await getTranslations('lexicons'), (await getLanguage()).locale).tiles(id);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const t = await getTranslations('home');
  return { title: t('tileSets.pageTitle', { name: await nameOf(await asked(props)) }) };
}

export default async function TileSetPage(props: PageProps) {
  const set = await asked(props);
  const t = await getTranslations('home');
  const known = tileSetSources(set.id);
  const { blanks, layout, total, vowelRule } = set;
  return (
    <SitePage user={await sessionUser(await headers())} width="text">
      <p>
        <a href="/tile-sets" className="font-semibold text-accent underline underline-offset-4">
          {t('tileSets.all')}
        </a>
      </p>
      <h1 className="mt-4 text-3xl font-bold sm:text-4xl">
        <bdi>{await nameOf(set)}</bdi>
      </h1>
      <p className="mt-2 text-quiet">
        <bdi>{set.nativeName}</bdi>
        <Between />
        {t('tileSets.facts', { tiles: total, points: known.pointsTotal, blanks, size: layout.size })}{' '}
        {known.official ? null : t('tileSets.byPlayers')} {vowelRule ? null : t('tileSets.noVowels')}
      </p>
      <Letters set={set} />
      {(await getLanguage()).tag.startsWith('en') ? null : (
        <p className="mt-8 text-quiet">{t('tileSets.inEnglish')}</p>
      )}
      <Part title={t('tileSets.spelling')}>
        <p lang="en" dir="ltr" className="first-letter:uppercase">
          {inReadingOrder(known.fold)}.
        </p>
      </Part>
      <Part title={t('tileSets.notes')}>
        <List items={[...(known.notes ?? []), ...(known.decided ?? [])]} />
      </Part>
      <Part title={t('tileSets.differ')}>
        <List
          items={(known.disagreements ?? []).map(({ source, difference }) => `${source}: ${difference}`)}
        />
      </Part>
      <Part title={t('tileSets.sources', { count: known.sources.length })}>
        <List items={known.sources} />
      </Part>
    </SitePage>
  );
}

/** Every letter with its number; under it what it counts as in the draw, if not a consonant. */
async function Letters({ set }: { set: TileSet }) {
  const t = await getTranslations('home');
  const format = await getFormatter();
  const blank = { tile: '', count: set.blanks, value: 0, vowel: false as const };
  return (
    <ul className="mt-8 flex flex-wrap gap-x-4 gap-y-4" dir={set.direction}>
      {[...set.letters, blank].map(({ tile, count, value, vowel }) => (
        <li key={tile} className="w-13 text-center text-sm">
          <span className="heard">
            {t('tileSets.letter', { letter: tile || t('tileSets.blank'), value })}{' '}
          </span>
          <span className="flex justify-center">
            <Tile letter={tile} value={value} blank={tile === ''} />
          </span>
          <span className="tabular mt-1 block font-semibold" dir="ltr">
            ×{format.number(count)}
          </span>
          <span className="block text-quiet">
            {set.vowelRule && vowel ? t(vowel === 'both' ? 'tileSets.either' : 'tileSets.vowel') : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Each letter and each pair in isolation, the pair from left to right: else `ي→ی` would be read from the right. */
function inReadingOrder(text: string): string {
  return text
    .replace(/([^\s,;→]+)→([^\s,;→.]+)/g, '\u2066\u2068$1\u2069→\u2068$2\u2069\u2069')
    .replace(/[,;]/g, '\u200e$&\u200e');
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 has-[ul:empty]:hidden">
      <h2 className="mb-3 text-2xl font-bold">{title}</h2>
      {children}
    </section>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul lang="en" dir="ltr" className="grid list-disc gap-1 ps-5 wrap-anywhere">
      {items.map((item) => (
        <li key={item}>{inReadingOrder(item)}</li>
      ))}
    </ul>
  );
}
