'use client';
import type { ReactNode } from 'react';
import type { RoundView, RunView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { EventLine } from '../play';
import { SignalButton } from '../signals';
import { Clock, ClockBar, useClockText, useRoundPlace } from '../ui';
import { secondsOf } from './use-run-play';
import { useSecondsTaken } from './use-seconds-taken';

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
          <RoundName run={run} round={round} />
          <EventLine name={name} link={lost ? 'lost' : 'open'} />
        </div>
        <SignalButton />
      </div>
      {run.kind === 'topping' ? (
        <>
          <TimeTaken since={round.opensAt} className="round-clock" />
          <div className="round-bar-line h-1 rounded-xs bg-line" />
        </>
      ) : run.timed ? (
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

/** Topping is decided by the time that is taken: it counts up. */
function TimeTaken({ since, className }: { since: number; className: string }) {
  const t = useTranslations('alone');
  const text = useClockText();
  const taken = useSecondsTaken(since);
  return (
    <span role="timer" aria-label={t('timeTaken')} className={`clock inline-flex items-center ${className}`}>
      <span dir="ltr">{text(taken)}</span>
    </span>
  );
}

function RoundName({ run, round }: Pick<RunBarProps, 'run' | 'round'>) {
  const t = useTranslations('play');
  const placed = useRoundPlace(run.settings.games);
  const { number } = round;
  const rest = (chunks: ReactNode) => <span className="font-normal text-quiet">{chunks}</span>;
  return (
    <h1 className="tabular truncate font-bold">
      {placed(
        round,
        run.rounds === null
          ? t('round', { round: number })
          : t.rich('roundOf', { round: number, max: run.rounds, rest }),
      )}
    </h1>
  );
}
