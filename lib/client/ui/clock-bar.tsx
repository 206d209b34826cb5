'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { onServerTime, serverNow } from '../live';
import { cx } from './classes';
import { type ClockProps, useRoundClock } from './clock';
import { clockMarks } from './clock-marks';

/** A thin bar that empties with the clock, notched where a signal comes. */
export function ClockBar(props: ClockProps) {
  const { round, seconds } = props;
  const { stage, paused, deadline, frozen } = useRoundClock(props);
  const left = frozen ?? Math.max(0, deadline - serverNow());
  const total = Math.max(seconds * 1000, left);
  return (
    <div className={cx('clock-bar', props.className)} data-stage={stage ?? undefined} aria-hidden="true">
      <Drain
        key={`${deadline} ${round.status}`}
        deadline={deadline}
        total={total}
        frozen={paused ? left : null}
      />
      {clockMarks(seconds).map(({ seconds: at, stage: mark }) => (
        <i key={mark} style={{ insetInlineStart: `${(100_000 * at) / total}%` }} />
      ))}
    </div>
  );
}

interface DrainProps {
  deadline: number;
  /** of the full bar, in ms */
  total: number;
  /** what is left of a clock that stands */
  frozen: number | null;
}

/** Takes its length when it is mounted; a new deadline mounts a new one. */
function Drain({ deadline, total, frozen }: DrainProps) {
  const bar = useRef<HTMLSpanElement>(null);
  useDraining(bar, { deadline, total, frozen });
  return <span ref={bar} />;
}

const SLOWEST_MS = 1000;
const QUICKEST_MS = 200;

/**
 * Moves by about a pixel at a time. An animation of the style sheet would be drawn sixty times a second, for minutes,
 * on a phone that waits.
 */
function useDraining(ref: RefObject<HTMLElement | null>, { deadline, total, frozen }: DrainProps): void {
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
