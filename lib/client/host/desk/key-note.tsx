'use client';
import { useEffect, useState } from 'react';
import { Button, CopyButton } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import { forgetKey, keyToShow } from '../handover';

/** The host key, once: after creating, until it is put away. */
export function KeyNote({ code }: { code: string }) {
  const t = useTranslations('desk');
  const ui = useTranslations('ui');
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => setKey(keyToShow(code)), [code]);
  if (!key) return null;
  const done = () => {
    forgetKey(code);
    setKey(null);
  };
  return (
    <section
      aria-label={t('key.label')}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-ui border border-accent bg-accent-soft px-4 py-3"
    >
      <div className="min-w-0 grow basis-64">
        <h2 className="font-bold">{t('key.yours')}</h2>
        <p className="text-sm">{t('key.keep')}</p>
        <code className="mt-1 block font-sans text-lg font-semibold break-all select-all">{key}</code>
      </div>
      <div className="flex gap-2">
        <CopyButton text={key} label={ui('copy')} />
        <Button size="sm" kind="plain" onClick={done}>
          {t('key.haveIt')}
        </Button>
      </div>
    </section>
  );
}
