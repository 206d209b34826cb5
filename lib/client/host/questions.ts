import { slipCount } from '@/lib/client/live';
import type { Translate } from '@/lib/i18n/client';
import type { DeskView, Verb } from './desk-state';

/** What a command asks back before it is sent. */
export interface Question {
  text: string;
  yes: string;
}

/** The question of a command that cannot be taken back, or null where it needs none. */
export function questionOf(t: Translate<'desk'>, verb: Verb, event: DeskView): Question | null {
  const { slips, players, paper } = slipCount(event);
  const missing = Math.max(0, players - slips);
  const round = event.round?.number ?? 0;
  const open = event.round !== null && event.round.status !== 'closed';
  if (verb === 'close-round' && missing + paper > 0) {
    return { text: t('ask.close', { round, missing, paper }), yes: t('ask.closeYes', { round }) };
  }
  if (verb !== 'finish') return null;
  if (event.status === 'lobby') return { text: t('ask.end'), yes: t('ask.endYes') };
  return { text: t(open ? 'ask.finishOpen' : 'ask.finish', { round }), yes: t('ask.finishYes') };
}
