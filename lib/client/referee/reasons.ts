import type { RulingKind } from '@/lib/http/schemas';
import type { MessageKey } from '@/lib/i18n/client';

type Reason = MessageKey<'referee'>;

/** The usual reasons of each decision, the most frequent first: a figure from 1 chooses one. */
export const REASONS: Readonly<Record<RulingKind, readonly Reason[]>> = {
  accept: ['reason.inList', 'reason.appeal', 'reason.asMeant', 'reason.device'],
  warn: ['reason.score', 'reason.inverted', 'reason.blank', 'reason.appeal'],
  penalty: ['reason.place', 'reason.inverted', 'reason.appeal'],
  zero: ['reason.notInList', 'reason.notThere', 'reason.unreadable', 'reason.late', 'reason.twoAnswers'],
  average: ['reason.repeated', 'reason.lost', 'reason.device'],
  set: ['reason.corrected', 'reason.appeal', 'reason.device'],
};

export const CANCEL_REASONS: readonly Reason[] = [
  'reason.tile',
  'reason.shownEarly',
  'reason.clock',
  'reason.disturbed',
];

export const TOP_REASONS: readonly Reason[] = ['reason.opens', 'reason.keepsBlank', 'reason.drawnSo'];

/** The keys of decisions, as they are on a corrector's desk. */
export const DECISION_KEYS: Readonly<Record<string, RulingKind>> = {
  A: 'accept',
  W: 'warn',
  P: 'penalty',
  Z: 'zero',
  M: 'average',
  S: 'set',
};
