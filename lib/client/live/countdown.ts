'use client';
import { useEffect, useState } from 'react';
import { onServerTime, serverNow } from './server-time';

/** Whole seconds left of some ms, as a clock shows them: it reads 0 only when nothing is left. */
export function secondsLeft(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000));
}

/** A little late rather than early, so that what is shown has changed. */
const LATE_MS = 3;

/** How long until the shown second changes. */
export function untilNextSecond(ms: number): number {
  return ms - (secondsLeft(ms) - 1) * 1000 + LATE_MS;
}

/**
 * Seconds until a deadline by the server's clock; null without one. `frozenMs` stops it at what is left.
 * It wakes once a second at the visible change, and whenever the estimate of the server's clock moves.
 */
export function useSecondsLeft(deadline: number | null, frozenMs: number | null = null): number | null {
  const read = () => frozenMs ?? (deadline === null ? null : deadline - serverNow());
  const [, wake] = useState(0);
  const ms = read();
  useEffect(() => {
    if (deadline === null || frozenMs !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      wake((count) => count + 1);
      const left = deadline - serverNow();
      if (left > 0) timer = setTimeout(tick, untilNextSecond(left));
    };
    tick();
    const stop = onServerTime(tick);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [deadline, frozenMs]);
  return ms === null ? null : secondsLeft(ms);
}

/** The mark that was passed last with some ms left; Infinity before the first. Marks are in seconds. */
export function markPassed(ms: number, marks: readonly number[]): number {
  const left = secondsLeft(ms);
  return Math.min(Number.POSITIVE_INFINITY, ...marks.filter((mark) => left <= mark));
}

/**
 * The mark that was passed last on the way to a deadline, for what changes at marks alone: a board that was drawn
 * anew with each second would cost more than all else of a page that waits.
 */
export function useMarkPassed(
  deadline: number | null,
  frozenMs: number | null,
  marks: readonly number[],
): number {
  const [, wake] = useState(Number.NaN);
  const all = marks.join();
  useEffect(() => {
    if (deadline === null || frozenMs !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const seconds = all === '' ? [] : all.split(',').map(Number);
      const left = deadline - serverNow();
      wake(markPassed(left, seconds));
      const next = Math.max(...seconds.filter((mark) => mark < secondsLeft(left)));
      if (Number.isFinite(next)) timer = setTimeout(tick, left - next * 1000 + LATE_MS);
    };
    tick();
    const stop = onServerTime(tick);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [deadline, frozenMs, all]);
  const ms = frozenMs ?? (deadline === null ? Number.POSITIVE_INFINITY : deadline - serverNow());
  return markPassed(ms, marks);
}

/** `107` → `1:47`; hours only when there are any. */
export function clockText(seconds: number): string {
  const pad = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

/** When the last signal sounds, in seconds before the end: 30, or 20 in rounds of a minute or less. */
export function lastSignal(secondsPerRound: number): number {
  return secondsPerRound <= 60 ? 20 : 30;
}
