'use client';
import type { Snapshot } from '@/lib/http/schemas';
import { lastSignal, useSecondsLeft } from '../live';
import { announcement } from './announce';

/** One place that is always there and speaks: round open, last signal, result. For the ear alone. */
export function Announcer({ snapshot }: { snapshot: Snapshot }) {
  const { round, settings } = snapshot;
  const running = round?.status === 'open';
  const left = useSecondsLeft(running ? round.closesAt : null);
  const signal = lastSignal(settings.secondsPerRound);
  const last = left !== null && left > 0 && left <= signal;
  return (
    <div className="heard">
      <p aria-live="polite">{announcement(snapshot)}</p>
      <p aria-live="assertive">{last ? `${signal} seconds left` : ''}</p>
    </div>
  );
}
