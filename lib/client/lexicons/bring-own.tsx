import { useTranslations } from '@/lib/i18n/client';

/** The way to lists of a host's own. */
export function BringOwn() {
  const t = useTranslations('lexicons');
  return (
    <p className="mt-1 text-sm">
      <a href="/host/lexicons" className="font-semibold text-accent underline underline-offset-4">
        {t('chosen.bringOwn')}
      </a>
    </p>
  );
}
