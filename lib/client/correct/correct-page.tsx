'use client';
import { DeskFrame, useGate } from '@/lib/client/host';
import { LinkButton } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import { Corrector } from './corrector';

/** Slips on paper, for the host and the correctors of an event. `round`: as the address says. */
export function CorrectPage({ code, round }: { code: string; round: number | null }) {
  const t = useTranslations('correct');
  const { event, inside } = useGate(code, 'staff');
  return (
    <DeskFrame
      title={
        event ? (
          <h1 className="truncate font-bold sm:text-lg">
            <bdi>{event.name}</bdi>
          </h1>
        ) : null
      }
      links={
        <>
          {event?.host ? (
            <LinkButton size="sm" kind="plain" href={`/host/${code}/tables`}>
              {t('tables')}
            </LinkButton>
          ) : null}
          {event?.host || event?.staff ? (
            <LinkButton size="sm" kind="plain" href={`/host/${code}`}>
              {t('desk')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {inside((own, link) => (
        <Corrector event={own} link={link} first={round} />
      ))}
    </DeskFrame>
  );
}
