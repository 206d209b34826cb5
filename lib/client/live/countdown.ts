'use client';
import { useEffect, useState } from 'react';
import { onServerTime, serverNow } from './server-time';

/** Whole seconds left of some ms, as a clock shows them: it reads 0 only when nothing is left. */
export function secondsLeft(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000));
}

/** How long until the shown second changes. A little late rather than early, so that it has changed. */
export function untilNextSecond(ms: number): number {
  return ms - (secondsLeft(ms) - 1) * 1000 + 3;
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
