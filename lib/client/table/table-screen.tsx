'use client';
import { useMemo } from 'react';
import type { TableView } from '@/lib/http/schemas';
import { BoardScreen } from '../play';
import { asGame, asRound } from './as-game';
import { LastWord } from './last-word';
import { ScoreSheet } from './score-sheet';
import { TableBar } from './table-bar';
import { TurnActions } from './turn-actions';
import type { TableFollowed } from './use-table';
import { useTablePlay } from './use-table-play';

/** The running game for one who plays: the board of rounds, with whatever a table has beside it. */
export function TableScreen({ view, table }: { view: TableView; table: TableFollowed }) {
  const play = useTablePlay(view, table);
  const game = useMemo(() => asGame(view), [view]);
  return (
    <BoardScreen
      game={game}
      round={asRound(view)}
      play={play}
      bar={<TableBar view={view} lost={table.lost} />}
      receipt={
        <>
          <LastWord view={view} table={table} />
          <TurnActions view={view} table={table} />
          <ScoreSheet view={view} />
        </>
      }
      again={false}
    />
  );
}
