'use client';
import type { OwnSlip } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { reasonText } from './reasons';
import { ReceiptLine } from './receipt-line';

/** What the check of a received move says; nothing where the event does not check, or all is well. */
export function Verdict({ slip, checks }: { slip: OwnSlip; checks: boolean }) {
  const t = useTranslations('play');
  const ofWords = useTranslations('words');
  if (!checks || !slip.move || slip.valid) return null;
  // The list was not there: that is no verdict on the move.
  if (slip.valid === undefined) return <ReceiptLine>{t('receipt.notChecked')}</ReceiptLine>;
  const words = slip.badWords ?? [];
  const why = reasonText(slip.reason ?? null, ofWords);
  return (
    <ReceiptLine icon="alert" className="text-error">
      {words.length === 0
        ? why
          ? t('receipt.illegalWhy', { why })
          : t('receipt.illegal')
        : t.rich('receipt.notInList', {
            count: words.length,
            words: words.join(', '),
            b: (chunks) => <bdi>{chunks}</bdi>,
          })}
    </ReceiptLine>
  );
}
