import type { ActKind, RulingKind, SlipLine, UNDOABLE } from '@/lib/http/schemas';
import type { MessageKey } from '@/lib/i18n/client';

export const KIND: Record<RulingKind, MessageKey<'referee'>> = {
  accept: 'kind.accept',
  warn: 'kind.warn',
  penalty: 'kind.penalty',
  zero: 'kind.zero',
  average: 'kind.average',
  set: 'kind.set',
};

export const JUDGED: Record<SlipLine['judged']['ruling'], MessageKey<'referee'>> = {
  paid: 'judged.paid',
  warning: 'judged.warning',
  penalty: 'judged.penalty',
  zero: 'judged.zero',
};

export const ACT: Record<ActKind, MessageKey<'referee'>> = {
  close: 'entry.close',
  top: 'entry.top',
  cancel: 'entry.cancel',
  finish: 'entry.finish',
  shorten: 'entry.shorten',
  extend: 'entry.extend',
  pause: 'entry.pause',
  resume: 'entry.resume',
  rack: 'entry.rack',
  undo: 'entry.undo',
  rename: 'entry.rename',
  describe: 'entry.describe',
  remove: 'entry.remove',
  restore: 'entry.restore',
  withdraw: 'entry.withdraw',
  'go-on': 'entry.goOn',
  'extra-time': 'entry.extraTime',
  admit: 'entry.admit',
  'turn-away': 'entry.turnAway',
  'invite-host': 'entry.inviteHost',
  'invite-corrector': 'entry.inviteCorrector',
  'end-host': 'entry.endHost',
  'end-corrector': 'entry.endCorrector',
};

/** What was taken back, by the kind of the act. */
export const UNDONE: Record<(typeof UNDOABLE)[number], MessageKey<'referee'>> = {
  top: 'entry.undoTop',
  cancel: 'entry.undoCancel',
  finish: 'entry.undoFinish',
};
