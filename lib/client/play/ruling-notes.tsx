import type { OwnResult } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** What a referee has decided about earlier rounds of the viewer: which round, what, and what it changed. */
export function RulingNotes({ result, className }: { result: OwnResult | null; className?: string }) {
  const t = useTranslations('result');
  const rulings = result?.rulings ?? [];
  return (
    <div role="status">
      <ul className={rulings.length > 0 ? className : undefined}>
        {rulings.map(({ round, kind, before, after }) => (
          <li key={round} className="flex items-baseline gap-3 border-s-4 border-accent py-1 ps-3">
            <span className="min-w-0 grow">
              <b className="me-1">{t('ruledRound', { round })}</b>{' '}
              <span className="text-sm">{t('ruled', { kind })}</span>
            </span>
            {after === null ? null : (
              <b className="tabular shrink-0">
                {before === null || before === after
                  ? t('number', { value: after })
                  : t('ruledPoints', { before, after })}
              </b>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
