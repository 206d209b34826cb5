'use client';
import { useEffect } from 'react';
import { noteSeen } from '@/lib/client/live';
import { cx, LinkButton } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** The way to play an event alone that is over; who has seen its tops does so for practice, which is noted here. */
export function PlayAlone({ event, className }: { event: Snapshot; className: string }) {
  const words = useTranslations('words');
  const over = event.status === 'finished';
  useEffect(() => {
    if (over) noteSeen(event.code);
  }, [over, event.code]);
  if (!over || !event.settings.replay) return null;
  return (
    <p className={cx('mx-auto w-full px-4 pb-6', className)}>
      <LinkButton href={`/e/${event.code}/alone`} size="sm" kind="plain">
        {words('playAlone')}
      </LinkButton>
    </p>
  );
}
