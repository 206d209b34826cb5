import type { ReactNode } from 'react';
import { cx } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { type Asked, eventQuery, rankingQuery, roundsQuery } from './address';

export interface ReviewTabsProps {
  event: Snapshot;
  view: Asked['view'];
  className: string;
}

/** Rounds or ranking; back to the game while it runs. Beside the title, or below it where that is narrow. */
export function ReviewTabs({ event, view, className }: ReviewTabsProps) {
  const t = useTranslations('review');
  const words = useTranslations('words');
  return (
    <nav aria-label={t('title')} className={cx('flex flex-wrap items-center gap-2', className)}>
      <Tab href={eventQuery} current={view === 'event'}>
        {t('whole.tab')}
      </Tab>
      <Tab href={roundsQuery} current={view === 'rounds'}>
        {t('rounds')}
      </Tab>
      <Tab href={rankingQuery()} current={view === 'ranking'}>
        {words('ranking')}
      </Tab>
      {event.status === 'finished' ? null : (
        <Tab href={event.host && !event.you ? `/host/${event.code}` : `/e/${event.code}`}>{t('game')}</Tab>
      )}
    </nav>
  );
}

function Tab({ href, current, children }: { href: string; current?: boolean; children: ReactNode }) {
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      className={cx(
        'inline-flex min-h-11 items-center px-1.5 font-semibold',
        current
          ? 'text-ink underline decoration-accent decoration-2 underline-offset-8'
          : 'text-quiet hover:text-ink',
      )}
    >
      {children}
    </a>
  );
}
