'use client';
import { Icon } from '@/lib/client/ui';
import type { DeskView, Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** Before the next rack: what is still missing, by name, and that one may go on all the same. */
export function Waits({ event: { code }, view }: { event: Snapshot; view: DeskView | null }) {
  const t = useTranslations('referee');
  if (!view) return null;
  const { round, missing, missingCount, doubtful, lexiconReady } = view;
  if (missingCount === 0 && doubtful === 0 && lexiconReady) return null;
  const tables = missing.join(', ') + (missingCount > missing.length ? ' …' : '');
  return (
    <section aria-label={t('waits.title')} role="status" className="mt-4 border-t border-line pt-3">
      <ul className="grid gap-1">
        {lexiconReady ? null : <Wait>{t('waits.lexicon')}</Wait>}
        {missingCount > 0 ? (
          <Wait href={`/host/${code}/correct`}>{t('waits.missing', { count: missingCount, tables })}</Wait>
        ) : null}
        {doubtful > 0 ? (
          <Wait href={`/host/${code}/slips?round=${round}&shown=doubtful`}>
            {t('waits.doubtful', { count: doubtful })}
          </Wait>
        ) : null}
      </ul>
      {lexiconReady ? <p className="mt-1 text-sm text-quiet">{t('waits.anyway')}</p> : null}
    </section>
  );
}

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
