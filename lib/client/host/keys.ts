import type { Desk } from './desk-state';

/** What a key asks the desk for. `close` and `finish` still ask back. */
export type Intent = 'next' | 'pause' | 'resume' | 'extend' | 'close-round' | 'help';

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
  /** whether a field has the focus: then letters are text */
  typing: boolean;
}

/** Keys of the desk as they are shown. */
export const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['N', 'what comes next'],
  ['P', 'pause, go on'],
  ['E', '30 seconds more'],
  ['C', 'close the round'],
];

/** The intent of a key press, or null where the key says nothing at this moment. */
export function intentOf(press: KeyPress, desk: Desk): Intent | null {
  if (press.typing || press.repeat || press.ctrlKey || press.metaKey || press.altKey) return null;
  switch (press.key.toLowerCase()) {
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
      return 'help';
    default:
      return null;
  }
}
