'use client';
import type { ReactNode } from 'react';
import { KeyGate, useEnded } from '@/lib/client/host';
import { useLive } from '@/lib/client/live';
import { EventGate, SiteHeader } from '@/lib/client/notice';
import { LinkButton } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Corrector } from './corrector';

/** Slips on paper, for the host and the correctors of an event. */
export function CorrectPage({ code }: { code: string }) {
  const { phase, problem, snapshot, link } = useLive(code);
  const ended = useEnded(snapshot);
  if (!snapshot || phase === 'missing')
    return (
      <Frame code={code}>
        <EventGate phase={phase} problem={problem} code={code} />
      </Frame>
    );
  return (
    <Frame code={code} event={snapshot}>
      {snapshot.host || snapshot.staff ? (
        <Corrector event={snapshot} link={link} />
      ) : (
        <KeyGate event={snapshot} ended={ended} />
      )}
    </Frame>
  );
}

function Frame({ code, event, children }: { code: string; event?: Snapshot; children: ReactNode }) {
  const t = useTranslations('correct');
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        title={
          event ? (
            <h1 className="truncate font-bold sm:text-lg">
              <bdi>{event.name}</bdi>
            </h1>
          ) : null
        }
      >
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
      </SiteHeader>
      <main className="flex grow flex-col">{children}</main>
    </div>
  );
}
