import type { FormatId } from '@/lib/game';
import type { MessageKey } from '@/lib/i18n/client';

/** Formats by their names, without a joker and without one of one's own. */
export const FORMATS = [
  ['normal', 'format.normal'],
  ['7of8', 'format.sevenOfEight'],
  ['7and8', 'format.sevenAndEight'],
  ['7and8and9', 'format.sevenToNine'],
  ['9tile', 'format.nineTiles'],
] as const satisfies readonly (readonly [FormatId, MessageKey<'create'> & MessageKey<'alone'>])[];
