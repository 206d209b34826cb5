'use client';
import type { RunView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { useClockText } from '../ui';

/** Topping is decided by time; elsewhere it is good to know. */
export function UsedTime({ run }: { run: RunView }) {
  const t = useTranslations('alone');
  const clock = useClockText();
  return (
    <p className="tabular text-sm text-quiet">
      {t('usedTime', { time: clock(Math.round(run.usedMs / 1000)) })}
      {run.kind === 'topping' && run.shown ? ` ${t('topShown')}` : null}
    </p>
  );
}
