'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { onServerTime, serverNow, useMarkPassed } from '../live';
import { cx } from './classes';
import type { ClockProps } from './clock';
import { clockMarks, clockStage } from './clock-marks';

/** A thin bar that empties with the clock, notched where a signal comes. */
export function ClockBar(props: ClockProps) {
  const { closesAt, status } = props.round;
  return <Bar key={`${closesAt} ${status}`} {...props} />;
}

/** Takes its length when it is mounted; a new deadline mounts a new one. */
function Bar({ round, seconds, className }: ClockProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const deadline = round.closesAt;
  const frozen = round.status === 'paused' ? (round.remainingMs ?? 0) : null;
  const marks = clockMarks(seconds);
  const passed = useMarkPassed(
    deadline,
    frozen,
    marks.map((mark) => mark.seconds),
  );
  const [total] = useState(() => Math.max(seconds * 1000, frozen ?? deadline - serverNow()));
  useDraining(bar, { deadline, total, frozen });
  const stage = round.status === 'closed' ? null : clockStage(passed, seconds);
  return (
    <div className={cx('clock-bar', className)} data-stage={stage ?? undefined} aria-hidden="true">
      <span ref={bar} />
      {marks.map((mark) => (
        <i key={mark.stage} style={{ insetInlineStart: `${(100_000 * mark.seconds) / total}%` }} />
      ))}
    </div>
  );
}

interface Draining {
  deadline: number;
  /** of the full bar, in ms */
  total: number;
  /** what is left of a clock that stands */
  frozen: number | null;
}

const SLOWEST_MS = 1000;
const QUICKEST_MS = 200;

/**
 * Moves by about a pixel at a time. An animation of the style sheet would be drawn sixty times a second, for minutes,
 * on a phone that waits.
 */
function useDraining(ref: RefObject<HTMLElement | null>, { deadline, total, frozen }: Draining): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const draw = () => {
      const left = frozen ?? Math.max(0, deadline - serverNow());
      bar.style.scale = `${(left / total).toFixed(4)} 1`;
    };
    draw();
    if (frozen !== null) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pixel = total / Math.max(1, bar.clientWidth);
    const timer = setInterval(draw, still ? SLOWEST_MS : Math.min(SLOWEST_MS, Math.max(QUICKEST_MS, pixel)));
    const stop = onServerTime(draw);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [ref, deadline, total, frozen]);
}
