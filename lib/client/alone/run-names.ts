import type { RunKind } from '@/lib/http/schemas';
import type { MessageKey, Translate } from '@/lib/i18n/client';

const NAMES: Record<RunKind, MessageKey<'alone'>> = {
  event: 'kind.event',
  solitaire: 'kind.solitaire',
  daily: 'kind.daily',
  topping: 'kind.topping',
  sudden: 'kind.sudden',
  training: 'kind.training',
};

/** What a run is called: by its event, or by what is played. */
export function runName(run: { kind: RunKind; name: string | null }, t: Translate<'alone'>): string {
  return run.name ?? t(NAMES[run.kind]);
}

/** Why a run stands in no ranking, in words. */
export const UNCOUNTED = {
  repeat: 'uncounted.repeat',
  played: 'uncounted.played',
  host: 'uncounted.host',
  seen: 'uncounted.seen',
} as const;
