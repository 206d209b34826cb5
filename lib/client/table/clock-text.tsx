'use client';
import type { TableView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** What the clock of a table is, in a sentence. */
export function ClockText({ clock }: { clock: TableView['settings']['clock'] }) {
  const t = useTranslations('table');
  if (clock.kind === 'days') return t('clock.isDays', { days: clock.days });
  if (clock.kind === 'turn') return t('clock.isTurn', { seconds: clock.seconds });
  return t('clock.isPlayer', { minutes: clock.minutes, cost: clock.overtimeCost });
}
