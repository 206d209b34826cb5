'use client';
import type { RoundView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { useSecondsLeft } from '../live';
import { cx } from './classes';
import { clockStage } from './clock-marks';
import { useClockText } from './clock-text';
import { Icon } from './icons';

export interface ClockProps {
  round: Pick<RoundView, 'status' | 'opensAt' | 'closesAt' | 'remainingMs'>;
  /** the settings' seconds per round: says when the signals are */
  seconds: number;
  className?: string;
}

/** The round's time left, by the server's clock. Size it with a text class (`text-4xl`). */
export function Clock({ round, seconds, className }: ClockProps) {
  const t = useTranslations('ui');
  const text = useClockText();
  const closed = round.status === 'closed';
  const paused = round.status === 'paused';
  const frozen = paused ? (round.remainingMs ?? 0) : null;
  const left = useSecondsLeft(closed ? null : round.closesAt, frozen) ?? 0;
  const stage = closed ? null : clockStage(left, seconds);
  return (
    <span
      role="timer"
      aria-label={paused ? t('clock.paused') : t('clock.left')}
      className={cx('clock inline-flex items-center gap-[0.18em]', className)}
      data-stage={stage ?? undefined}
    >
      {paused ? <Icon name="pause" className="size-[0.7em]" strokeWidth="3" /> : null}
      <span dir="ltr">{text(left)}</span>
    </span>
  );
}

/** Seconds until something that is not a round: the next rack, say. */
export function Countdown({ to, className }: { to: number; className?: string }) {
  const text = useClockText();
  const left = useSecondsLeft(to) ?? 0;
  return (
    <span role="timer" dir="ltr" className={cx('clock', className)}>
      {text(left)}
    </span>
  );
}
