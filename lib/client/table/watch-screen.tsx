'use client';
import type { TableView } from '@/lib/http/schemas';
import { Board, Rack } from '../ui';
import { DeleteTable } from './delete-table';
import { EraseName } from './erase-name';
import { LastWord } from './last-word';
import { Reckoning } from './reckoning';
import { ScoreSheet } from './score-sheet';
import { TableBar } from './table-bar';
import type { TableFollowed } from './use-table';

/** The table for one who looks on, and for everybody when the game is over. */
export function WatchScreen({ view, table }: { view: TableView; table: TableFollowed }) {
  const { board, tileSet, settings, you, end } = view;
  return (
    <main className="play table-watch">
      <TableBar view={view} lost={table.lost} />
      <div className="play-board">
        <Board rows={board} tileSet={tileSet} notation={settings.notation} />
      </div>
      <div className="play-side">
        {end ? <Reckoning view={view} end={end} /> : null}
        {you && !end ? <Rack tiles={you.rack} tileSet={tileSet} /> : null}
        <LastWord view={view} table={table} />
        <ScoreSheet view={view} />
        {end ? (
          <div className="flex flex-wrap gap-2">
            <EraseName view={view} table={table} />
            <DeleteTable view={view} table={table} />
          </div>
        ) : null}
      </div>
    </main>
  );
}
