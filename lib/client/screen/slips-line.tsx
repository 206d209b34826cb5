import type { ReactNode } from 'react';
import { slipCount } from '@/lib/client/live';
import { Between } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** How many slips are in, and how many people write theirs on paper; or that the clock stands. */
export function SlipsLine({ event }: { event: Snapshot }) {
  const t = useTranslations('screen');
  const { round } = event;
  const { slips, players, paper } = slipCount(event);
  const b = (chunks: ReactNode) => <b className="hall-number text-ink">{chunks}</b>;
  const sent = paper === 0 || players > 0 ? t.rich('slipsIn', { slips, players, b }) : null;
  return (
    <p className="hall-words">
      {round?.status === 'paused' ? (
        <b className="hall-number text-ink">{t('paused')}</b>
      ) : (
        <>
          {sent}
          {sent && paper > 0 ? <Between /> : null}
          {paper > 0 ? t.rich('onPaper', { paper, b }) : null}
        </>
      )}
    </p>
  );
}
