'use client';
import type { RoundView } from '@/lib/http/schemas';
import { clockText, lastSignal, serverNow, useSecondsLeft } from '../live';
import { cx } from './classes';
import { Icon } from './icons';

export interface ClockProps {
  round: Pick<RoundView, 'status' | 'opensAt' | 'closesAt' | 'remainingMs'>;
  /** the settings' seconds per round: says when the last signal is */
  seconds: number;
  className?: string;
}

function useRound({ round, seconds }: ClockProps) {
  const closed = round.status === 'closed';
  const paused = round.status === 'paused';
  const left = useSecondsLeft(closed ? null : round.closesAt, paused ? round.remainingMs : null) ?? 0;
  return { left, paused, alert: !closed && left <= lastSignal(seconds) };
}

/** The round's time left, by the server's clock. Size it with a text class (`text-4xl`). */
export function Clock(props: ClockProps) {
  const { left, alert, paused } = useRound(props);
  return (
    <span
      role="timer"
      aria-label={paused ? 'Time left, paused' : 'Time left'}
      className={cx('clock inline-flex items-center gap-[0.18em]', props.className)}
      data-alert={alert || undefined}
    >
      {paused ? <Icon name="pause" className="size-[0.7em]" strokeWidth="3" /> : null}
      {alert && !paused ? <Icon name="clock" className="size-[0.62em]" strokeWidth="2.6" /> : null}
      {clockText(left)}
    </span>
  );
}

/** A thin bar that empties with the clock; the browser moves it, no script does. */
export function ClockBar(props: ClockProps) {
  const { round, seconds } = props;
  const { alert, paused } = useRound(props);
  const left = paused ? (round.remainingMs ?? 0) : Math.max(0, round.closesAt - serverNow());
  const total = Math.max(seconds * 1000, left);
  return (
    <div className={cx('clock-bar', props.className)} data-alert={alert || undefined} aria-hidden="true">
      <Drain key={`${round.closesAt} ${round.status}`} total={total} gone={total - left} still={paused} />
    </div>
  );
}

/** Takes its numbers when it is mounted; a new deadline mounts a new one. */
function Drain({ total, gone, still }: { total: number; gone: number; still: boolean }) {
  return (
    <span
      ref={(bar) => {
        if (!bar || bar.style.animationDuration) return;
        bar.style.animationDuration = `${total}ms`;
        bar.style.animationDelay = `${-gone}ms`;
        bar.style.animationPlayState = still ? 'paused' : 'running';
      }}
    />
  );
}

/** Seconds until something that is not a round: the next rack, say. */
export function Countdown({ to, className }: { to: number; className?: string }) {
  const left = useSecondsLeft(to) ?? 0;
  return (
    <span role="timer" className={cx('clock', className)}>
      {clockText(left)}
    </span>
  );
}
