'use client';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { lastSignal, useSecondsLeft } from '../live';
import { announcement } from './announce';

/** One place that is always there and speaks: round open, last signal, result. For the ear alone. */
export function Announcer({ snapshot }: { snapshot: Snapshot }) {
  const t = useTranslations('play');
  const { round, settings } = snapshot;
  const running = round?.status === 'open';
  const left = useSecondsLeft(running ? round.closesAt : null);
  const signal = lastSignal(settings.secondsPerRound);
  const last = left !== null && left > 0 && left <= signal;
  return (
    <div className="heard">
      <p aria-live="polite">{announcement(snapshot, t)}</p>
      <p aria-live="assertive">{last ? t('say.seconds', { seconds: signal }) : ''}</p>
    </div>
  );
}
