'use client';
import { useTranslations } from '@/lib/i18n/client';
import { Button } from '../ui';
import type { RunActions, RunState } from './use-run';

/** The way on without a move. */
export function PassButton({ state }: { state: RunState & RunActions }) {
  const t = useTranslations('alone');
  return (
    <Button size="sm" kind="plain" className="me-auto" disabled={state.busy} onClick={() => state.send(null)}>
      {t('pass')}
    </Button>
  );
}
