'use client';
import { serverNow, useSecondsLeft } from '@/lib/client/live';
import { Countdown } from '@/lib/client/ui';
import type { ExtraTime, RoundView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { stillPlaying } from './extra-time';

/** After everybody's end: how many have more time, and for how long the hall waits. */
export function StillPlaying({ round, extraTime }: { round: RoundView; extraTime: ExtraTime }) {
  const t = useTranslations('screen');
  const longest = Math.max(0, ...extraTime.map(({ ms }) => ms));
  const runs = round.status === 'open' && longest > 0;
  // Draws each second until the last one's end.
  useSecondsLeft(runs ? round.closesAt + longest : null);
  const still = runs ? stillPlaying(extraTime, round.closesAt, serverNow()) : null;
  if (!still) return null;
  return (
    <p role="status" className="hall-still">
      {t.rich('stillPlaying', {
        players: still.players,
        time: () => <Countdown to={still.until} className="text-ink" />,
      })}
    </p>
  );
}
