import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { sessionUser } from '@/lib/auth';
import { SitePage } from '@/lib/client/home';
import { TILE_SET_IDS, tileSet } from '@/lib/engine';

export const metadata: Metadata = { title: 'Tile sets' };

const names = new Intl.Collator('en');

export default async function TileSetsPage() {
  const sets = TILE_SET_IDS.map(tileSet).sort((a, b) => names.compare(a.name, b.name));
  return (
    <SitePage user={await sessionUser(await headers())} width="text">
      <h1 className="text-3xl font-bold sm:text-4xl">Tile sets</h1>
      <p className="mt-4 text-lg">
        Letters, numbers and values of {sets.length} editions, and where each of them is from.
      </p>
      <ul className="mt-8 border-t border-line">
        {sets.map(({ id, name, nativeName, total, size }) => (
          <li key={id} className="border-b border-line">
            <a href={`/tile-sets/${id}`} className="flex min-h-11 flex-wrap items-center gap-x-3 py-2">
              <span className="font-semibold text-accent">{name}</span>
              <bdi className="text-quiet">{nativeName}</bdi>
              <span className="tabular ms-auto text-sm text-quiet">
                {size} letters, {total} tiles
              </span>
            </a>
          </li>
        ))}
      </ul>
    </SitePage>
  );
}
