import type { ReactNode } from 'react';
import type { RoundView, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import type { Link } from '../live';
import { SignalButton } from '../signals';
import { Clock, ClockBar, useRoundPlace } from '../ui';
import { EventLine } from './event-line';
import { SeatButton } from './seat-button';

export interface RoundBarProps {
  snapshot: Snapshot;
  round: RoundView;
  link: Link;
}

/** The thin line above the board: which round of what, and the clock. On a wide screen the clock has its own place. */
export function RoundBar({ snapshot, round, link }: RoundBarProps) {
  return (
    <header className="round-bar">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <RoundName snapshot={snapshot} round={round} />
          <EventLine name={snapshot.name} link={link} />
        </div>
        {snapshot.you ? <SeatButton you={snapshot.you} /> : null}
        <SignalButton />
      </div>
      <Clock round={round} seconds={snapshot.settings.secondsPerRound} className="round-clock" />
      <ClockBar round={round} seconds={snapshot.settings.secondsPerRound} className="round-bar-line" />
    </header>
  );
}

function RoundName({ snapshot, round }: Pick<RoundBarProps, 'snapshot' | 'round'>) {
  const t = useTranslations('play');
  const { number } = round;
  const { maxRounds: max, games } = snapshot.settings;
  const placed = useRoundPlace(games);
  const rest = (chunks: ReactNode) => <span className="font-normal text-quiet">{chunks}</span>;
  return (
    <h1 className="tabular flex gap-2 font-bold">
      <span className="truncate">
        {placed(
          round,
          max === null ? t('round', { round: number }) : t.rich('roundOf', { round: number, max, rest }),
        )}
      </span>
      {round.status === 'paused' ? <span className="text-alert">{t('paused')}</span> : null}
    </h1>
  );
}
