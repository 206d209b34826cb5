import type { MessageKey } from '@/lib/i18n/client';
import type { Desk } from './desk-state';

/** What a key asks the desk for. `close` and `finish` still ask back. */
export type Intent = 'next' | 'pause' | 'resume' | 'extend' | 'close-round' | 'help';

export interface KeyPress {
  key: string;
  /** the place on the keyboard: `KeyN` */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
  /** whether a field has the focus: then letters are text */
  typing: boolean;
}

/** Keys of the desk as they are shown, with the message that says what each does. */
export const KEYS: readonly (readonly [key: string, does: MessageKey<'desk'>])[] = [
  ['N', 'keys.next'],
  ['P', 'keys.pause'],
  ['E', 'keys.extend'],
  ['C', 'keys.close'],
];

/** A keyboard of another script has no N: its key at that place does. */
function letterOf({ key, code }: KeyPress): string {
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return (place && /^[^\p{Script=Latin}\p{P}]$/u.test(key) ? place : key).toLowerCase();
}

/** The intent of a key press, or null where the key says nothing at this moment. */
export function intentOf(press: KeyPress, desk: Desk): Intent | null {
  if (press.typing || press.repeat || press.ctrlKey || press.metaKey || press.altKey) return null;
  switch (letterOf(press)) {
    case 'n':
      return desk.next && desk.next.hold === null ? 'next' : null;
    case 'p':
      if (desk.next?.verb === 'resume') return 'resume';
      return desk.others.includes('pause') ? 'pause' : null;
    case 'e':
      return desk.others.includes('extend') ? 'extend' : null;
    case 'c':
      return desk.others.includes('close-round') ? 'close-round' : null;
    case '?':
    case '؟':
      return 'help';
    default:
      return null;
  }
}
