'use client';
import { useEffect, useRef } from 'react';
import type { Snapshot } from '@/lib/http/schemas';
import { onServerTime, serverNow } from '../live';
import { isNews, nextMoment, runningRound } from './moments';
import { playSignal, unlockAtGestures } from './play-signal';
import { useSignalSettings } from './settings';

/** A little late rather than early: the clock shows the figure that is signalled. */
const AFTER_MS = 5;

export interface RoundSignalsProps {
  snapshot: Snapshot;
  /** for everybody in a hall, not for a player */
  hall?: boolean;
}

/** Signals what happens in rounds: begin, last minute, last seconds, end. Shows nothing. */
export function RoundSignals({ snapshot, hall = false }: RoundSignalsProps) {
  useSignalSettings();
  useEffect(unlockAtGestures, []);
  useOpening(snapshot);
  useClockSignals(snapshot, hall);
  return null;
}

/** A round is told to a hall of thousands within some seconds. */
const OPENING_MS = 4000;

/** A round that opens while the page looks on. */
function useOpening({ round }: Snapshot): void {
  const number = round?.number ?? 0;
  const opensAt = round?.opensAt ?? 0;
  const seen = useRef(number);
  useEffect(() => {
    if (number > seen.current && isNews(opensAt, serverNow(), OPENING_MS)) playSignal('open');
    seen.current = number;
  }, [number, opensAt]);
}

function useClockSignals(snapshot: Snapshot, hall: boolean): void {
  const running = runningRound(snapshot, hall);
  const deadline = running?.deadline ?? null;
  const number = running?.number ?? 0;
  const { secondsPerRound: seconds } = snapshot.settings;
  useEffect(() => {
    if (deadline === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      const moment = nextMoment({ number, deadline, seconds }, serverNow());
      if (!moment) return;
      timer = setTimeout(
        () => {
          const now = serverNow();
          if (now >= moment.at && isNews(moment.at, now)) playSignal(moment.signal);
          wait();
        },
        moment.at - serverNow() + AFTER_MS,
      );
    };
    wait();
    const stop = onServerTime(wait);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [deadline, number, seconds]);
}
