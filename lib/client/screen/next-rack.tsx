import { Countdown, isBetweenGames } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** What comes next, in a line: the time to the next rack, the pause, or nothing to say. */
export function NextRack({ event }: { event: Snapshot }) {
  const t = useTranslations('screen');
  const words = useTranslations('words');
  const { status, nextOpensAt } = event;
  if (status === 'paused') return <p className="hall-number">{t('paused')}</p>;
  if (nextOpensAt === null) return null;
  if (isBetweenGames(event))
    return (
      <p className="hall-words">
        {words('game.next')} <Countdown to={nextOpensAt} className="hall-number ms-[0.1em] text-ink" />
      </p>
    );
  return (
    <p className="hall-words">
      {t.rich('nextRack', {
        time: () => <Countdown to={nextOpensAt} className="hall-number ms-[0.1em] text-ink" />,
      })}
    </p>
  );
}
