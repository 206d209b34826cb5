'use client';
import { useFormatter } from '@/lib/i18n/client';

/** A day as the reader's language and own clock write it; by UTC until the page has its script. */
export function DayText({ ms }: { ms: number }) {
  const format = useFormatter();
  return (
    <time dateTime={new Date(ms).toISOString()}>
      {format.dateTime(ms, { day: 'numeric', month: 'short', year: 'numeric' })}
    </time>
  );
}
