import { CancelledNote, Countdown } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** Started, and no rack yet; or nothing that this browser may be told. */
export function HallSoon({ event }: { event: Snapshot }) {
  const t = useTranslations('screen');
  // A room of a gathering shows its board where its host is at home.
  if (event.keptBack)
    return (
      <div className="hall-notice text-center">
        <p className="hall-words">{t('keptBack')}</p>
      </div>
    );
  return (
    <div className="hall-notice text-center">
      <p className="hall-big">{t(event.status === 'paused' ? 'paused' : 'soon')}</p>
      <CancelledNote event={event} className="hall-cancelled justify-self-center" />
      {event.nextOpensAt === null ? null : (
        <span className="hall-clock">
          <Countdown to={event.nextOpensAt} />
        </span>
      )}
    </div>
  );
}
