'use client';
import { useState } from 'react';
import type { OwnLexicon } from '@/lib/http/schemas';
import { OwnListRow } from './own-list-row';
import { Report } from './report';
import { type TileSetChoice, UploadForm } from './upload-form';

export interface OwnListsProps {
  lists: readonly OwnLexicon[];
  tileSets: readonly TileSetChoice[];
}

/** A host's own word lists: those that are there, and the form that adds one. */
export function OwnLists({ lists, tileSets }: OwnListsProps) {
  const [all, setAll] = useState(lists);
  const [added, setAdded] = useState<OwnLexicon | null>(null);
  const tilesOf = (id: string) => tileSets.find((one) => one.id === id)?.name ?? id;
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
      <UploadForm tileSets={tileSets} onAdded={add} />
      <div role="status">
        {added ? (
          <section className="mt-6 rounded-ui border border-line bg-sheet p-4">
            <h2 className="mb-2 font-bold">
              <bdi>{added.name}</bdi> is ready
            </h2>
            <Report report={added.report} />
          </section>
        ) : null}
      </div>
      <section className="mt-10">
        <h2 className="text-lg font-bold">Your lists</h2>
        {all.length === 0 ? (
          <p className="mt-2 text-quiet">None yet.</p>
        ) : (
          <ul className="mt-2 border-t border-line">
            {all.map((lexicon) => (
              <OwnListRow
                key={lexicon.id}
                lexicon={lexicon}
                tiles={tilesOf(lexicon.tileSet)}
                onChange={(to) => change(lexicon.id, to)}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
