'use client';
import { useGate } from '@/lib/client/host';
import { useTranslations } from '@/lib/i18n/client';
import { RefereeFrame } from './referee-frame';
import { RoundSlips } from './round-slips';

/** The slips of closed rounds, for hosts and correctors. */
export function SlipsPage({
  code,
  round,
  shown,
  voided,
}: {
  code: string;
  round: number | null;
  shown: string | null;
  voided: string | null;
}) {
  const t = useTranslations('referee');
  const { event, inside } = useGate(code, 'staff');
  return (
    <RefereeFrame code={code} event={event} title="list.heading">
      {inside((own) => {
        const closed = own.round?.status === 'closed' ? own.round.number : (own.round?.number ?? 1) - 1;
        return closed > 0 || voided ? (
          <RoundSlips event={own} closed={closed} round={round} shown={shown} voided={voided} />
        ) : (
          <p className="p-4 text-quiet">{t('list.waits')}</p>
        );
      })}
    </RefereeFrame>
  );
}
