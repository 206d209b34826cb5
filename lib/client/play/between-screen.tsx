'use client';
import { useState } from 'react';
import type { RoundView, Snapshot } from '@/lib/http/schemas';
import type { Link } from '../live';
import { Countdown, StandingsTable } from '../ui';
import { EventLine } from './event-line';
import { ResultBoard, type Shown } from './result-board';
import { RoundResult } from './round-result';

export interface BetweenScreenProps {
  snapshot: Snapshot;
  round: RoundView;
  link: Link;
}

/** After the close: the top on the board, what the own move earned, the rank, and when it goes on. */
export function BetweenScreen({ snapshot, round, link }: BetweenScreenProps) {
  const [shown, setShown] = useState<Shown>('top');
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
        <ResultBoard snapshot={snapshot} round={round} shown={shown} />
      </div>
      <div className="play-side">
        <RoundResult snapshot={snapshot} round={round} shown={shown} onShow={setShown} totals />
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
