'use client';
import type { EventSettings, Problem } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { useProblemTitle } from '../ui';
import { ReceiptLine } from './receipt-line';

/** Why a slip was not taken, in people's words. */
export function Refused({ problem, entry }: { problem: Problem; entry: EventSettings['entry'] }) {
  const t = useTranslations('play');
  const title = useProblemTitle();
  const why = () => {
    if (problem.code === 'round-not-open') return t('receipt.late');
    // A slip left over from a page of before, or made by hand.
    if (problem.code === 'wrong-entry')
      return entry === 'assisted' ? t('receipt.wrongEntry') : t('receipt.wrongEntryWritten');
    return t('receipt.notTaken', { why: title(problem) });
  };
  return (
    <ReceiptLine icon="alert" className="text-error">
      {why()}
    </ReceiptLine>
  );
}
