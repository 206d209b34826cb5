import type { MessageKey } from '@/lib/i18n/client';

/** What each kind of rack is called. */
export const FORMAT = {
  normal: 'format.normal',
  '7of8': 'format.sevenOfEight',
  '7and8': 'format.sevenAndEight',
  '7and8and9': 'format.sevenToNine',
} as const satisfies Record<string, MessageKey<'table'>>;
