import type { ReactNode } from 'react';
import { SiteHeader } from '@/lib/client/notice';
import { LinkButton } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';

export interface RefereeFrameProps {
  code: string;
  event: Snapshot | null;
  /** with the event's name as `event` */
  title: Extract<MessageKey<'referee'>, 'list.heading' | 'entry.heading'>;
  children: ReactNode;
}

/** A page beside the desk, with the way back to it. */
export function RefereeFrame({ code, event, title, children }: RefereeFrameProps) {
  const t = useTranslations('referee');
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        title={
          event ? (
            <h1 className="truncate font-bold sm:text-lg">
              {/* A name alone is a block of its own there: here it is a part of the line. */}
              <span>{t.rich(title, { name: event.name, event: (name) => <bdi>{name}</bdi> })}</span>
            </h1>
          ) : null
        }
      >
        {event && (event.host || event.staff) ? (
          <LinkButton size="sm" kind="plain" href={`/host/${code}`}>
            {t('toDesk')}
          </LinkButton>
        ) : null}
      </SiteHeader>
      <main className="flex grow flex-col">{children}</main>
    </div>
  );
}
