'use client';
import type { TableSeat, TableView } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { useSecondsLeft } from '../live';
import { useClockText } from '../ui';

const MINUTE = 60_000;

/** The time of one player: of the turn, of the game with what goes over it, or until when the turn may be taken. */
export function SeatClock({ view, seat }: { view: TableView; seat: TableSeat }) {
  const { clock } = view.settings;
  const runs = view.status === 'playing' && view.turn === seat.seat;
  if (view.status === 'waiting' || view.status === 'over') return null;
  if (clock.kind === 'player') return <OwnTime view={view} seat={seat} runs={runs} clock={clock} />;
  if (!runs || view.deadline === null) return null;
  return clock.kind === 'turn' ? (
    <TurnTime deadline={view.deadline} most={clock.seconds} />
  ) : (
    <UntilWhen deadline={view.deadline} />
  );
}

function TurnTime({ deadline, most }: { deadline: number; most: number }) {
  const left = Math.min(most, useSecondsLeft(deadline) ?? 0);
  return <Time seconds={left} isOver={left <= 10} />;
}

interface OwnTimeProps {
  view: TableView;
  seat: TableSeat;
  runs: boolean;
  clock: Extract<TableView['settings']['clock'], { kind: 'player' }>;
}

function OwnTime({ view, seat, runs, clock }: OwnTimeProps) {
  const t = useTranslations('table');
  const overtime = clock.overtimeMinutes * MINUTE;
  const whole = clock.minutes * MINUTE + overtime - seat.used;
  const left =
    useSecondsLeft(runs ? (view.turnFrom ?? 0) + whole : null, runs ? null : Math.max(0, whole)) ?? 0;
  // Until the first turn begins, the clock shows what there is.
  const own = Math.min(left, Math.ceil(whole / 1000)) - clock.overtimeMinutes * 60;
  return own >= 0 ? (
    <Time seconds={own} isOver={own <= 30} />
  ) : (
    <span className="text-error" title={t('overtime')}>
      <span className="heard">{t('overtime')} </span>
      <Time seconds={-own} isOver minus />
    </span>
  );
}

function Time({ seconds, isOver, minus = false }: { seconds: number; isOver: boolean; minus?: boolean }) {
  const text = useClockText();
  return (
    <span role="timer" dir="ltr" className={isOver ? 'clock tabular font-bold text-error' : 'clock tabular'}>
      {minus ? '−' : ''}
      {text(seconds)}
    </span>
  );
}

/** The day and the hour, by the reader’s clock. */
export function UntilWhen({ deadline }: { deadline: number }) {
  const t = useTranslations('table');
  const format = useFormatter();
  const when = format.dateTime(deadline, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  return <span className="text-sm">{t('until', { when })}</span>;
}
