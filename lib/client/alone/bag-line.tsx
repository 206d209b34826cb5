'use client';
import type { RunView } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';

/** The open bag: what is still to be played, the own rack included. */
export function BagLine({ bag }: { bag: NonNullable<RunView['bag']> }) {
  const t = useTranslations('alone');
  const format = useFormatter();
  const tiles = bag.reduce((all, [, count]) => all + count, 0);
  return (
    <details className="bag-line" open>
      <summary className="flex min-h-11 items-center font-semibold">{t('bag', { tiles })}</summary>
      <ul className="tabular flex flex-wrap gap-x-3 gap-y-1 pb-2" dir="auto">
        {bag.map(([letter, count]) => (
          <li key={letter}>
            <b>{letter}</b> <span className="text-quiet">{format.number(count)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
