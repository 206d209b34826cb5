import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { sessionUser } from '@/lib/auth';
import { SitePage } from '@/lib/client/home';
import { OwnLists } from '@/lib/client/lexicons';
import { LinkButton } from '@/lib/client/ui';
import { TILE_SET_IDS, tileSet } from '@/lib/engine';
import { ownLexiconInfo } from '@/lib/http';
import { ownLexicons } from '@/lib/lexicons';

export const metadata: Metadata = { title: 'Own word lists' };

export default async function LexiconsPage() {
  const user = await sessionUser(await headers());
  if (!user) redirect('/sign-in?to=/host/lexicons');
  const lists = await ownLexicons(user.id);
  const tileSets = TILE_SET_IDS.map((id) => ({ id, name: tileSet(id).name })).sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
  return (
    <SitePage user={user} width="text">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-bold">Own word lists</h1>
        <LinkButton href="/host" kind="plain">
          Host an event
        </LinkButton>
      </div>
      <p className="mt-4 text-lg">
        Bring the list that your club or federation plays by, if you may use it. It is yours alone: you can
        choose it for your events, and nobody else sees it.
      </p>
      <OwnLists lists={lists.map((list) => ownLexiconInfo(list))} tileSets={tileSets} />
    </SitePage>
  );
}
