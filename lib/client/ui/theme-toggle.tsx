'use client';
import { useEffect, useState } from 'react';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import { Icon, type IconName } from './icons';
import { chooseTheme, currentTheme, type Theme } from './theme';

const NEXT: Record<Theme, Theme> = { system: 'dark', dark: 'light', light: 'system' };
const LABELS: Record<Theme, MessageKey<'ui'>> = {
  system: 'theme.system',
  dark: 'theme.dark',
  light: 'theme.light',
};
const ICONS: Record<Theme, IconName> = { system: 'system', dark: 'moon', light: 'sun' };

/** One button through system, dark and light. */
export function ThemeToggle({ className }: { className?: string }) {
  const t = useTranslations('ui');
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(currentTheme()), []);
  const change = () => {
    chooseTheme(NEXT[theme]);
    setTheme(NEXT[theme]);
  };
  return (
    <button
      type="button"
      onClick={change}
      aria-label={t(LABELS[theme])}
      className={`grid size-11 place-items-center rounded-ui text-quiet hover:text-ink ${className ?? ''}`}
    >
      <Icon name={ICONS[theme]} />
    </button>
  );
}
