import { Countdown } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** Started, and no rack yet. */
export function HallSoon({ event }: { event: Snapshot }) {
  const t = useTranslations('screen');
  return (
    <div className="hall-notice text-center">
      <p className="hall-big">{t(event.status === 'paused' ? 'paused' : 'soon')}</p>
      {event.nextOpensAt === null ? null : (
        <span className="hall-clock">
          <Countdown to={event.nextOpensAt} />
        </span>
      )}
    </div>
  );
}
