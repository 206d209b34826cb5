'use client';
import { useState } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { Button } from '../ui';
import { playTune, unlockSound } from './sound';

/** Plays a signal, which also lets the page sound from then on; says so where the browser refuses. */
export function TestSound() {
  const t = useTranslations('signals');
  const [outcome, setOutcome] = useState<'none' | 'played' | 'refused'>('none');
  const test = async () => {
    const heard = await unlockSound();
    if (heard) playTune('open');
    setOutcome(heard ? 'played' : 'refused');
  };
  return (
    <>
      <Button icon="sound" onClick={test}>
        {t('test')}
      </Button>
      <p role="status" className="order-2 min-h-[1.5em] basis-full text-sm text-quiet">
        {outcome === 'played' ? t('played') : null}
        {outcome === 'refused' ? t('refused') : null}
      </p>
    </>
  );
}
