import type { ReactNode } from 'react';
import { DeskFrame } from '@/lib/client/host';
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
    <DeskFrame
      title={
        event ? (
          // Two lines on a phone: cut off, a name that runs against the page would lose its beginning.
          <h1 className="line-clamp-2 leading-tight font-bold sm:text-lg">
            {/* A name alone is a block of its own there: here it is a part of the line. */}
            <span>{t.rich(title, { name: event.name, event: (name) => <bdi>{name}</bdi> })}</span>
          </h1>
        ) : null
      }
      links={
        event && (event.host || event.staff) ? (
          <LinkButton size="sm" kind="plain" href={`/host/${code}`}>
            {t('toDesk')}
          </LinkButton>
        ) : null
      }
    >
      {children}
    </DeskFrame>
  );
}
