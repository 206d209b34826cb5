'use client';
import { useState } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { Button } from '../ui';
import { SignalSheet } from './later-sheet';
import { TestSound } from './test-sound';

/** In the lobby: that there will be signals, the tap by which a browser lets them sound, and the choice of them. */
export function SignalCard({ className }: { className?: string }) {
  const t = useTranslations('signals');
  const [open, setOpen] = useState(false);
  return (
    <section className={className}>
      <h2 className="font-bold">{t('title')}</h2>
      <p className="mt-1 mb-3">{t('lobby')}</p>
      <div className="flex flex-wrap gap-2">
        <Button kind="plain" className="order-1" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('choose')}
        </Button>
        <TestSound />
      </div>
      <SignalSheet open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
