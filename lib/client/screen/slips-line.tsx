import { peopleOf } from '@/lib/client/live';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** How many slips are in, and that the clock stands. */
export function SlipsLine({ event }: { event: Snapshot }) {
  const t = useTranslations('screen');
  const { round, slips } = event;
  return (
    <p className="hall-words">
      {round?.status === 'paused' ? (
        <b className="hall-number text-ink">{t('paused')}</b>
      ) : (
        t.rich('slipsIn', {
          slips,
          players: peopleOf(event),
          b: (chunks) => <b className="hall-number text-ink">{chunks}</b>,
        })
      )}
    </p>
  );
}
