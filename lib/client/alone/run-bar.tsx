'use client';
import type { ReactNode } from 'react';
import type { RoundView, RunView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { EventLine } from '../play';
import { SignalButton } from '../signals';
import { Clock, ClockBar } from '../ui';
import { secondsOf } from './use-run-play';

interface RunBarProps {
  run: RunView;
  round: RoundView;
  name: string;
  lost: boolean;
}

/** Above the board of a run: which round of what, and the clock where there is one. */
export function RunBar({ run, round, name, lost }: RunBarProps) {
  return (
    <header className="round-bar">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <RoundName run={run} number={round.number} />
          <EventLine name={name} link={lost ? 'lost' : 'open'} />
        </div>
        <SignalButton />
      </div>
      {run.timed ? (
        <>
          <Clock round={round} seconds={secondsOf(round)} className="round-clock" />
          <ClockBar round={round} seconds={secondsOf(round)} className="round-bar-line" />
        </>
      ) : (
        <div className="round-bar-line h-1 rounded-xs bg-line" />
      )}
    </header>
  );
}

function RoundName({ run, number }: { run: RunView; number: number }) {
  const t = useTranslations('play');
  const rest = (chunks: ReactNode) => <span className="font-normal text-quiet">{chunks}</span>;
  return (
    <h1 className="tabular truncate font-bold">
      {run.rounds === null
        ? t('round', { round: number })
        : t.rich('roundOf', { round: number, max: run.rounds, rest })}
    </h1>
  );
}
