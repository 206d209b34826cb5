'use client';
import { serverNow, useSecondsLeft } from '@/lib/client/live';
import { stillPlaying } from '@/lib/client/screen';
import { Countdown } from '@/lib/client/ui';
import type { ExtraTime, RoundView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** After everybody's end: how many have extra time, and how long the round waits for them. */
export function StillPlaying({ round, extraTime }: { round: RoundView; extraTime: ExtraTime }) {
  const t = useTranslations('desk');
  const longest = extraTime.at(-1)?.ms ?? 0;
  const runs = round.status === 'open' && longest > 0;
  // Draws each second until the last one's end.
  useSecondsLeft(runs ? round.closesAt + longest : null);
  const still = runs ? stillPlaying(extraTime, round.closesAt, serverNow()) : null;
  if (!still) return null;
  return (
    <p role="status" className="mt-1 text-quiet">
      {t.rich('stillPlaying', {
        players: still.players,
        time: () => <Countdown to={still.until} className="text-ink" />,
      })}
    </p>
  );
}
