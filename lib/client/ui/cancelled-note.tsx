import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { cx } from './classes';

export interface CancelledNoteProps {
  event: Pick<Snapshot, 'cancelled' | 'status'>;
  className?: string;
}

/** That a round was made void, why, and what follows: until another rack is shown. */
export function CancelledNote({ event: { cancelled, status }, className }: CancelledNoteProps) {
  const t = useTranslations('words');
  if (!cancelled) return null;
  const { number: round, reason, ended } = cancelled;
  return (
    <div role="status" className={cx('border-s-4 border-alert ps-3', className)}>
      <p className="font-semibold text-ink wrap-anywhere">
        {t.rich('cancelled.round', { round, reason: () => <bdi>{reason}</bdi> })}
      </p>
      {status === 'finished' ? null : (
        <p>
          {t('cancelled.next')} {ended ? t('cancelled.ranking') : null}
        </p>
      )}
    </div>
  );
}
