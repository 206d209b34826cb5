import type { ActKind, RulingKind, SlipLine } from '@/lib/http/schemas';
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
  undo: 'entry.undo',
};
