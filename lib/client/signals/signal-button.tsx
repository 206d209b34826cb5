'use client';
import { useState } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { IconButton } from '../ui';
import { SignalSheet } from './later-sheet';
import { useSignalSettings } from './settings';

/** A small button that shows whether there is sound, and opens the choice of signals. */
export function SignalButton({ className }: { className?: string }) {
  const t = useTranslations('signals');
  const [open, setOpen] = useState(false);
  const { sound } = useSignalSettings();
  return (
    <>
      <IconButton
        icon={sound ? 'sound' : 'muted'}
        label={sound ? t('soundOn') : t('soundOff')}
        onClick={() => setOpen(true)}
        className={className}
      />
      <SignalSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}
