import type { You } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Code } from '../ui';

/** The player's own code, large enough to be copied onto paper, what it is for, and the player's extra time. */
export function OwnCode({ you: { personalCode, extraMs } }: { you: You }) {
  const t = useTranslations('join');
  return (
    <section aria-label={t('seat.code')} className="flex flex-col gap-1">
      <h2 className="text-sm text-quiet">{t('seat.code')}</h2>
      <bdi dir="ltr">
        <Code value={personalCode} className="text-3xl" />
      </bdi>
      <p className="text-quiet">{t('seat.writeDown')}</p>
      {extraMs > 0 ? (
        <p className="mt-2">{t('seat.extraTime', { seconds: Math.round(extraMs / 1000) })}</p>
      ) : null}
    </section>
  );
}
