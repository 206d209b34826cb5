'use client';
import type { RunView } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';

/** Oneself among the simulated opponents, and what each has in the last round. */
export function RivalList({ run: { rivals } }: { run: RunView }) {
  const t = useTranslations('alone');
  const format = useFormatter();
  if (rivals.length === 0) return null;
  return (
    <section aria-label={t('rivals')} className="my-3">
      <ol className="tabular border-t border-line">
        {rivals.map(({ name, rank, total, points }) => (
          <li
            key={name ?? ''}
            className="flex items-baseline gap-3 border-b border-line py-1.5"
            aria-current={name === null || undefined}
          >
            <span className="w-6 shrink-0 text-end text-quiet">{format.number(rank)}</span>
            <bdi
              className={`min-w-0 grow wrap-anywhere ${name === null ? 'font-bold text-accent' : 'font-semibold'}`}
            >
              {name ?? t('you')}
            </bdi>
            <span className="shrink-0 text-quiet">
              {format.number(points, { signDisplay: 'exceptZero' })}
            </span>
            <b className="w-12 shrink-0 text-end">{format.number(total)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
