'use client';
import { Icon } from '@/lib/client/ui';
import type { DeskView, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

export interface WaitsProps {
  event: Pick<Snapshot, 'code'>;
  view: DeskView | null;
  /** the next round, the end that is asked about, or nothing any more: the event is over */
  before: 'round' | 'end' | 'nothing';
}

/** What is still missing or to be settled, by name, and that one may go on all the same. */
export function Waits({ event: { code }, view, before }: WaitsProps) {
  const t = useTranslations('referee');
  if (!view) return null;
  const { round, missing, missingCount, doubtful, unsettled = [] } = view;
  const isOver = before === 'nothing';
  const lexiconReady = view.lexiconReady || before !== 'round';
  if ((isOver || (missingCount === 0 && doubtful === 0)) && unsettled.length === 0 && lexiconReady)
    return null;
  return (
    <section
      aria-label={t(isOver ? 'waits.after' : 'waits.title')}
      role="status"
      className="mt-4 border-t border-line pt-3"
    >
      <ul className="grid gap-1">
        {lexiconReady ? null : <Wait>{t('waits.lexicon')}</Wait>}
        {missingCount > 0 && !isOver ? (
          <Wait href={`/host/${code}/correct`}>
            {t('waits.missing', { count: missingCount, tables: named(missing, missingCount) })}
          </Wait>
        ) : null}
        {unsettled.map(({ round, count, tables }) => (
          <Wait key={round} href={`/host/${code}/correct?round=${round}#unsettled`}>
            {t('waits.unsettled', { round, count, tables: named(tables, count) })}
          </Wait>
        ))}
        {doubtful > 0 && !isOver ? (
          <Wait href={`/host/${code}/slips?round=${round}&shown=doubtful`}>
            {t('waits.doubtful', { count: doubtful })}
          </Wait>
        ) : null}
      </ul>
      {lexiconReady && !isOver ? (
        <p className="mt-1 text-sm text-quiet">{t(before === 'end' ? 'waits.anywayEnd' : 'waits.anyway')}</p>
      ) : null}
    </section>
  );
}

const named = (tables: readonly string[], count: number) =>
  tables.join(', ') + (count > tables.length ? ' …' : '');

function Wait({ href, children }: { href?: string; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name="alert" className="mt-1 shrink-0 text-alert" />
      {href ? (
        <a href={href} className="min-w-0 py-0.5 font-semibold wrap-anywhere underline underline-offset-4">
          {children}
        </a>
      ) : (
        <span className="py-0.5 font-semibold">{children}</span>
      )}
    </li>
  );
}
