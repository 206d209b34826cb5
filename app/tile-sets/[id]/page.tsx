import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { sessionUser } from '@/lib/auth';
import { SitePage } from '@/lib/client/home';
import { Tile } from '@/lib/client/ui';
import { TILE_SET_IDS, type TileSet, tileSet } from '@/lib/engine';
import { tileSetSources } from '@/lib/engine/tile-set-sources';

interface PageProps {
  params: Promise<{ id: string }>;
}

async function asked({ params }: PageProps): Promise<TileSet> {
  const { id } = await params;
  return TILE_SET_IDS.includes(id) ? tileSet(id) : notFound();
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return { title: `${(await asked(props)).name} tiles` };
}

export default async function TileSetPage(props: PageProps) {
  const set = await asked(props);
  const known = tileSetSources(set.id);
  const { blanks, layout, total, vowelRule } = set;
  return (
    <SitePage user={await sessionUser(await headers())} width="text">
      <p>
        <a href="/tile-sets" className="font-semibold text-accent underline underline-offset-4">
          All tile sets
        </a>
      </p>
      <h1 className="mt-4 text-3xl font-bold sm:text-4xl">{set.name}</h1>
      <p className="mt-2 text-quiet">
        <bdi>{set.nativeName}</bdi>. {total} tiles worth {known.pointsTotal} points, {blanks} of them blanks,
        on a board of {layout.size} by {layout.size}. {known.official ? null : 'Made by players. '}
        {vowelRule ? null : 'Racks are drawn without the rule of vowels.'}
      </p>
      <Letters set={set} />
      <Part title="Spelling">
        <p className="first-letter:uppercase">{inReadingOrder(known.fold)}.</p>
      </Part>
      <Part title="Notes">
        <List items={[...(known.notes ?? []), ...(known.decided ?? [])]} />
      </Part>
      <Part title="Where they differ">
        <List
          items={(known.disagreements ?? []).map(({ source, difference }) => `${source}: ${difference}`)}
        />
      </Part>
      <Part title={known.sources.length > 1 ? 'Sources' : 'Source'}>
        <List items={known.sources} />
      </Part>
    </SitePage>
  );
}

const KINDS = new Map<unknown, string>([
  [true, 'vowel'],
  ['both', 'either'],
  [false, ''],
]);

/** Every letter with its number; under it what it counts as in the draw, if not a consonant. */
function Letters({ set }: { set: TileSet }) {
  const blank = { tile: '', count: set.blanks, value: 0, vowel: false as const };
  return (
    <ul className="mt-8 flex flex-wrap gap-x-4 gap-y-4" dir={set.direction}>
      {[...set.letters, blank].map(({ tile, count, value, vowel }) => (
        <li key={tile} className="w-13 text-center text-sm">
          <span className="heard">
            {tile || 'Blank'}, value {value},{' '}
          </span>
          <span className="flex justify-center">
            <Tile letter={tile} value={value} blank={tile === ''} />
          </span>
          <span className="tabular mt-1 block font-semibold" dir="ltr">
            ×{count}
          </span>
          <span className="block text-quiet">{set.vowelRule ? KINDS.get(vowel) : null}</span>
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
    <ul className="grid list-disc gap-1 ps-5 wrap-anywhere">
      {items.map((item) => (
        <li key={item}>{inReadingOrder(item)}</li>
      ))}
    </ul>
  );
}
