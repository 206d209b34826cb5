'use client';
import { soloRuleOf } from '@/lib/game';
import type { AloneEvent, RunView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** How much of a run's total is for solos, which its rank in the room counts and the lists of those who played alone do not. */
export function SolosPart({ run: { room } }: { run: Pick<RunView, 'room'> }) {
  const t = useTranslations('alone');
  if (!room || room.solos === 0) return null;
  return <p className="mb-2 text-sm text-quiet">{t('solosPart', { points: room.solos })}</p>;
}

/** Before a list of those who played alone, where its totals may differ from those that their runs ended with. */
export function WithoutSolos({ event }: { event: Pick<AloneEvent, 'settings' | 'players'> }) {
  const t = useTranslations('alone');
  const rule = soloRuleOf(event.settings);
  // With whoever plays alone the room has one more; where nobody has played, there is nothing to be alone among.
  if (!rule || event.players === 0 || event.players + 1 < rule.minPlayers) return null;
  return <p className="mt-1 text-sm text-quiet">{t('withoutSolos')}</p>;
}
