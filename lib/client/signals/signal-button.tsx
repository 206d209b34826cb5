'use client';
import { useState } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { cx, Icon } from '../ui';
import { SignalSheet } from './later-sheet';
import { useSignalSettings } from './settings';

/** A small button that shows whether there is sound, and opens the choice of signals. */
export function SignalButton({ className }: { className?: string }) {
  const t = useTranslations('signals');
  const [open, setOpen] = useState(false);
  const { sound } = useSignalSettings();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={cx('grid size-10 shrink-0 place-items-center text-quiet hover:text-ink', className)}
      >
        <Icon name={sound ? 'sound' : 'muted'} />
        <span className="heard">{sound ? t('soundOn') : t('soundOff')}</span>
      </button>
      <SignalSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}
