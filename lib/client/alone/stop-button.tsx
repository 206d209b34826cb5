'use client';
import { useState } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { Button, Sheet } from '../ui';
import type { RunActions, RunState } from './use-run';

/** Ends the run before its last round, once it was asked whether that is meant. */
export function StopButton({ state }: { state: RunState & RunActions }) {
  const t = useTranslations('alone');
  const [asking, setAsking] = useState(false);
  const stop = () => {
    setAsking(false);
    state.stop();
  };
  return (
    <>
      <Button size="sm" kind="plain" disabled={state.busy} onClick={() => setAsking(true)}>
        {t('stop')}
      </Button>
      <Sheet open={asking} title={t('stopTitle')} onClose={() => setAsking(false)}>
        <p>{t('stopText')}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button kind="danger" onClick={stop}>
            {t('stop')}
          </Button>
          <Button onClick={() => setAsking(false)}>{t('goOn')}</Button>
        </div>
      </Sheet>
    </>
  );
}
