'use client';
import { KeyGate, useEnded } from '@/lib/client/host';
import { useLive } from '@/lib/client/live';
import { EventGate } from '@/lib/client/notice';
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
  const { phase, problem, snapshot } = useLive(code);
  const ended = useEnded(snapshot);
  if (!snapshot || phase === 'missing')
    return (
      <RefereeFrame code={code} event={null} title="list.heading">
        <EventGate phase={phase} problem={problem} code={code} />
      </RefereeFrame>
    );
  const closed =
    snapshot.round?.status === 'closed' ? snapshot.round.number : (snapshot.round?.number ?? 1) - 1;
  return (
    <RefereeFrame code={code} event={snapshot} title="list.heading">
      {snapshot.host || snapshot.staff ? (
        closed > 0 || voided ? (
          <RoundSlips event={snapshot} closed={closed} round={round} shown={shown} voided={voided} />
        ) : (
          <p className="p-4 text-quiet">{t('list.waits')}</p>
        )
      ) : (
        <KeyGate event={snapshot} ended={ended} />
      )}
    </RefereeFrame>
  );
}
