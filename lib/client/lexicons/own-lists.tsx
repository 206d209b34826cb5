'use client';
import { useState } from 'react';
import type { OwnLexicon } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { OwnListRow } from './own-list-row';
import { Report } from './report';
import { UploadForm } from './upload-form';

export interface OwnListsProps {
  lists: readonly OwnLexicon[];
  /** as many as a host may keep */
  most: number;
  /** those that a list may be for */
  tileSets: readonly string[];
}

/** A host's own word lists: those that are there, and the form that adds one. */
export function OwnLists({ lists, most, tileSets }: OwnListsProps) {
  const t = useTranslations('lexicons');
  const [all, setAll] = useState(lists);
  const [added, setAdded] = useState<OwnLexicon | null>(null);
  const add = (lexicon: OwnLexicon) => {
    setAll([lexicon, ...all]);
    setAdded(lexicon);
  };
  const change = (id: string, to: OwnLexicon | null) => {
    setAll(all.flatMap((one) => (one.id === id ? (to ?? []) : one)));
    if (added?.id === id) setAdded(to);
  };
  return (
    <>
      <UploadForm tileSets={tileSets} onBegin={() => setAdded(null)} onAdded={add} />
      <div role="status">
        {added ? (
          <section className="mt-6 rounded-ui border border-line bg-sheet p-4">
            <h2 className="mb-2 font-bold">
              {t.rich('own.ready', { name: added.name, list: (name) => <bdi>{name}</bdi> })}
            </h2>
            <Report report={added.report} />
          </section>
        ) : null}
      </div>
      <section className="mt-10">
        <h2 className="text-lg font-bold">{t('own.title')}</h2>
        <p className="tabular text-sm text-quiet">{t('own.limit', { count: all.length, most })}</p>
        {all.length === 0 ? (
          <p className="mt-2 text-quiet">{t('own.none')}</p>
        ) : (
          <ul className="mt-2 border-t border-line">
            {all.map((lexicon) => (
              <OwnListRow key={lexicon.id} lexicon={lexicon} onChange={(to) => change(lexicon.id, to)} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
