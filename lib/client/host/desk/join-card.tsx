'use client';
import { joinAddress, QrCode, useHallCode } from '@/lib/client/screen';
import { Code, CopyButton, Icon } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Door } from './door';

/** How people come in: address, code and its picture. */
export function JoinCard({ event }: { event: Snapshot }) {
  const t = useTranslations('desk');
  const hallCode = useHallCode(event);
  const { url, scanned, site, reachable } = joinAddress(event.joinUrl, hallCode);
  return (
    <section
      aria-label={t('join.title')}
      className="@container rounded-ui border border-line bg-sheet p-4 sm:p-6"
    >
      <div className="flex flex-col items-center gap-5 @lg:flex-row @lg:items-stretch @lg:gap-8">
        <div className="min-w-0 grow self-stretch">
          <p className="text-quiet">{t('join.goTo')}</p>
          <p className="text-xl font-bold break-all sm:text-2xl">
            <bdi dir="ltr">{site}</bdi>
          </p>
          <p className="mt-4 text-quiet">{t('join.andType')}</p>
          <p className="text-5xl leading-tight @xl:text-6xl @3xl:text-7xl">
            <Code value={event.code} />
          </p>
          {hallCode === null ? null : <HallCode value={hallCode} />}
          <CopyButton className="mt-4" text={url} label={t('join.copyLink')} />
        </div>
        <div className="w-48 shrink-0 @xl:w-56 @3xl:w-64">
          <QrCode text={scanned} label={t('join.qr', { url })} className="w-full rounded-ui" />
        </div>
      </div>
      <Door event={event} className="mt-3 border-t border-line pt-1" />
      {reachable ? null : (
        <p className="mt-4 flex items-start gap-2 text-sm font-semibold text-alert">
          <Icon name="alert" className="mt-0.5 shrink-0" />
          <span>{t('join.onlyHere')}</span>
        </p>
      )}
    </section>
  );
}

/** The second thing to type, which changes every minute: not for the ears of a screen reader each time. */
function HallCode({ value }: { value: string }) {
  const t = useTranslations('host');
  return (
    <>
      <p className="mt-3 text-quiet">{t('door.andNumber')}</p>
      <p className="text-3xl leading-tight @xl:text-4xl">
        <Code value={value} />
      </p>
    </>
  );
}
