'use client';
import { useEffect, useState } from 'react';
import { Button } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import { KEYS } from '../keys';

const NAME = 'onerack.desk-keys';
type Setting = 'new' | 'known' | 'off';

/** Whether the keys work, and whether they are shown: until they were acknowledged, and again with `?`. */
export function useKeySetting() {
  const [setting, setSetting] = useState<Setting>('known');
  useEffect(() => {
    try {
      setSetting((localStorage.getItem(NAME) as Setting | null) ?? 'new');
    } catch {
      // Storage is forbidden: the keys work, unannounced.
    }
  }, []);
  const choose = (next: Setting) => {
    setSetting(next);
    try {
      localStorage.setItem(NAME, next);
    } catch {
      // Holds until the page is left.
    }
  };
  return { setting, choose };
}

/** The keys of the desk, in a line. Only where there is a keyboard to speak of. */
export function KeysHint({ setting, choose }: ReturnType<typeof useKeySetting>) {
  const t = useTranslations('desk');
  if (setting !== 'new') return null;
  return (
    <aside
      aria-label={t('keys.title')}
      className="hidden flex-wrap items-center gap-x-5 gap-y-2 rounded-ui border border-line px-4 py-2 text-sm sm:pointer-fine:flex"
    >
      <span className="font-semibold">{t('keys.title')}</span>
      {KEYS.map(([key, does]) => (
        <span key={key} className="inline-flex items-baseline gap-1.5 text-quiet">
          <kbd className="rounded border border-line-strong px-1.5 font-sans font-semibold text-ink">
            {key}
          </kbd>
          {t(does)}
        </span>
      ))}
      <span className="ms-auto flex gap-2">
        <Button size="sm" kind="plain" onClick={() => choose('off')}>
          {t('keys.without')}
        </Button>
        <Button size="sm" onClick={() => choose('known')}>
          {t('keys.gotIt')}
        </Button>
      </span>
    </aside>
  );
}
