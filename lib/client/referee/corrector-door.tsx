import { LinkButton } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** In place of the desk for a corrector: what there is to do. */
export function CorrectorDoor({ event: { code, name, staff } }: { event: Snapshot }) {
  const t = useTranslations('referee');
  return (
    <div className="mx-auto my-auto grid w-full max-w-md gap-5 px-4 py-10">
      <div>
        <h1 className="text-2xl font-bold text-balance wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        <p className="mt-1 text-quiet">{t('corrector.title', { name: staff?.name ?? '' })}</p>
      </div>
      <LinkButton kind="primary" size="lg" href={`/host/${code}/correct`}>
        {t('corrector.paper')}
      </LinkButton>
      <LinkButton kind="plain" size="lg" href={`/host/${code}/slips`}>
        {t('slips')}
      </LinkButton>
      <LinkButton kind="plain" size="lg" href={`/host/${code}/journal`}>
        {t('journal')}
      </LinkButton>
    </div>
  );
}
