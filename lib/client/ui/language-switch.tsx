'use client';
import { languageCookie, useLanguage, useTranslations } from '@/lib/i18n/client';
import { cx } from './classes';

const YEAR_SECONDS = 31_536_000;

/**
 * The languages by their own names. The page is asked for again in the one chosen, and everything on it stays as it
 * is: tiles, clock, what was typed.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useTranslations('ui');
  const { language, languages, refresh } = useLanguage();
  if (languages.length < 2) return null;
  const choose = (tag: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers still in use.
    document.cookie = `${languageCookie}=${tag}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    refresh();
  };
  return (
    <select
      aria-label={t('language')}
      value={language.tag}
      onChange={(event) => choose(event.target.value)}
      className={cx('min-h-11 rounded-ui bg-transparent px-2 text-quiet hover:text-ink', className)}
    >
      {languages.map(({ tag, name }) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}
