import { latinLetter } from '@/lib/client/ui';
import type { MessageKey } from '@/lib/i18n/client';
import type { Desk } from './desk-state';

/** What a key asks the desk for. `close` and `finish` still ask back. */
export type Intent = 'next' | 'pause' | 'resume' | 'extend' | 'close-round' | 'help';

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'repeat'>;

/** Keys of the desk as they are shown, with the message that says what each does. */
export const KEYS: readonly (readonly [key: string, does: MessageKey<'desk'>])[] = [
  ['N', 'keys.next'],
  ['P', 'keys.pause'],
  ['E', 'keys.extend'],
  ['C', 'keys.close'],
];

/** The intent of a key press, or null where the key says nothing at this moment. */
export function intentOf(press: KeyPress, desk: Desk): Intent | null {
  if (press.repeat) return null;
  if (press.key === '?' || press.key === '؟') return 'help';
  switch (latinLetter(press)) {
    case 'N':
      return desk.next && desk.next.hold === null ? 'next' : null;
    case 'P':
      if (desk.next?.verb === 'resume') return 'resume';
      return desk.others.includes('pause') ? 'pause' : null;
    case 'E':
      return desk.others.includes('extend') ? 'extend' : null;
    case 'C':
      return desk.others.includes('close-round') ? 'close-round' : null;
    default:
      return null;
  }
}
