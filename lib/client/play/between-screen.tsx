'use client';
import { useState } from 'react';
import type { MoveBody, RoundView, Snapshot } from '@/lib/http/schemas';
import { squareKey, tilesOf } from '../board';
import type { Link } from '../live';
import { Board, Countdown, type Overlay, StandingsTable } from '../ui';
import { EventLine } from './event-line';
import { RoundResult, type Shown } from './round-result';

export interface BetweenScreenProps {
  snapshot: Snapshot;
  round: RoundView;
  link: Link;
}

/** After the close: the top on the board, what the own move earned, the rank, and when it goes on. */
export function BetweenScreen({ snapshot, round, link }: BetweenScreenProps) {
  const [shown, setShown] = useState<Shown>('top');
  const result = snapshot.you?.result ?? null;
  return (
    <main className="play">
      <header className="round-bar">
        <div className="min-w-0">
          <h1 className="truncate font-bold">
            Round <span className="tabular">{round.number}</span> is over
          </h1>
          <EventLine name={snapshot.name} link={link} />
        </div>
        <NextRack snapshot={snapshot} />
        <div className="round-bar-line h-1 rounded-xs bg-line" />
      </header>
      <div className="play-board">
        <Board
          rows={round.board}
          tileSet={snapshot.tileSet}
          notation={snapshot.settings.notation}
          overlay={overlayOf(round, result?.move ?? null, shown)}
          label={shown === 'top' ? 'Board with the top' : 'Board with your move'}
        />
      </div>
      <div className="play-side">
        <RoundResult snapshot={snapshot} round={round} shown={shown} onShow={setShown} />
        {snapshot.standings.length > 0 ? (
          <StandingsTable rows={snapshot.standings} own={snapshot.you?.playerId} brief className="mt-2" />
        ) : null}
      </div>
    </main>
  );
}

function NextRack({ snapshot }: { snapshot: Snapshot }) {
  const { nextOpensAt, status } = snapshot;
  if (status === 'paused')
    return <p className="text-end text-sm font-semibold text-alert">The game is paused</p>;
  if (nextOpensAt === null)
    return <p className="max-w-[10em] text-end text-sm text-quiet">The host opens the next round</p>;
  return (
    <p className="flex items-baseline gap-2 text-sm text-quiet">
      Next rack <Countdown to={nextOpensAt} className="text-3xl text-ink" />
    </p>
  );
}

/**
 * The chosen move's tiles arrive one by one. The other's stand as outlines, unless the two share a square: then
 * they would be read as one word.
 */
function overlayOf(round: RoundView, own: MoveBody | null, shown: Shown): Overlay[] {
  const top = round.top ? tilesOf(round.board, round.top) : [];
  const mine = own ? tilesOf(round.board, own) : [];
  const [front, back] = shown === 'top' ? [top, mine] : [mine, top];
  const taken = new Set(front.map((tile) => squareKey(tile.row, tile.col)));
  const apart = back.every((tile) => !taken.has(squareKey(tile.row, tile.col)));
  return [
    ...front.map((tile, index): Overlay => ({ ...tile, state: 'new', arrive: index })),
    ...(apart ? back : []).map((tile): Overlay => ({ ...tile, state: 'ghost' })),
  ];
}
