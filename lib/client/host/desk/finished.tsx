'use client';
import { EndReason } from '@/lib/client/play';
import { RefereeBar, useRefereeDesk, Waits } from '@/lib/client/referee';
import { Downloads } from '@/lib/client/results';
import type { Heads } from '@/lib/client/screen';
import { CancelledNote, LinkButton, Podium } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { HeadTable } from './head-table';

/** After the end: who won, and where everything stays. */
export function Finished({ event, heads }: { event: Snapshot; heads: Heads }) {
  const t = useTranslations('desk');
  const { standings, code } = event;
  const { view } = useRefereeDesk(event);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <section aria-label={t('end.label')}>
        <h2 className="text-2xl font-bold">{t('end.title')}</h2>
        <p className="text-quiet">
          <EndReason event={event} />
        </p>
        <CancelledNote event={event} className="mt-4" />
        {standings.length > 0 ? <Podium rows={standings} className="mt-8" /> : null}
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton kind="primary" size="lg" href={`/e/${code}/review`}>
            {t('end.review')}
          </LinkButton>
          <LinkButton kind="plain" size="lg" href="/host">
            {t('end.another')}
          </LinkButton>
        </div>
        <Downloads code={code} players={event.players} className="mt-8" />
        <Waits event={event} view={view} before="nothing" />
        <RefereeBar event={event} view={view} className="mt-6" />
      </section>
      <HeadTable event={event} heads={heads} />
    </div>
  );
}
