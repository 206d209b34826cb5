'use client';
import { useTranslations } from '@/lib/i18n/client';
import { LanguageSwitch } from './language-switch';
import { ThemeToggle } from './theme-toggle';

const LINK =
  'inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-ink';

/** The end of every page that is not a board: whose name is whose, and where the notices are. */
export function Footer() {
  const t = useTranslations('ui');
  return (
    <footer className="mt-auto border-t border-line text-sm text-quiet">
      <div className="flex flex-wrap items-center gap-x-5 px-4 py-1">
        <p className="w-full py-2 sm:w-auto sm:grow">{t('trademark')}</p>
        <a href="/rules" className={LINK}>
          {t('rules')}
        </a>
        <a href="/analysis" className={LINK}>
          {t('analysis')}
        </a>
        <a href="/licences" className={LINK}>
          {t('licences')}
        </a>
        <div className="-me-3 ms-auto flex items-center sm:ms-0">
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </div>
    </footer>
  );
}
