'use client';
import type { PlacingAction } from '../placing';
import { usePageKeys } from '../ui';

export interface KeyActions {
  dispatch(action: PlacingAction): void;
  send(): void;
  /** opens the field for a whole move */
  write(): void;
  help(): void;
  /** a typed character in the letters of the tile set, or null */
  letter(key: string): string | null;
  /** column 1 is at the right */
  mirrored: boolean;
}

/** Rows down, and squares to the right as the board is seen. */
const ARROWS: Record<string, { rows: number; right: number }> = {
  ArrowUp: { rows: -1, right: 0 },
  ArrowDown: { rows: 1, right: 0 },
  ArrowLeft: { rows: 0, right: -1 },
  ArrowRight: { rows: 0, right: 1 },
};

/** What a key means on the board, whatever has the focus; null when it means nothing here. */
export function keyAction(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { letter, mirrored }: Pick<KeyActions, 'letter' | 'mirrored'>,
) {
  const { key } = event;
  const arrow = ARROWS[key];
  if (arrow) return { type: 'go', rows: arrow.rows, cols: mirrored ? 0 - arrow.right : arrow.right } as const;
  if (key === ' ') return { type: 'turn' } as const;
  if (key === 'Backspace' || key === 'Delete') return { type: 'backspace' } as const;
  if (key === 'Escape') return { type: 'recall' } as const;
  if (key === 'Enter') return { type: 'send' } as const;
  if (key === '/') return { type: 'write' } as const;
  if (key === '?' || key === '؟') return { type: 'help' } as const;
  // The key 0 stands after 9: the tenth tile of the longest racks. Arabic and Persian digits end in the same bits.
  if (/^[\d\u0660-\u0669\u06f0-\u06f9]$/.test(key))
    return { type: 'nth', index: ((key.charCodeAt(0) & 15) + 9) % 10 } as const;
  const typed = [...key].length === 1 ? letter(key) : null;
  if (!typed) return key === '-' ? ({ type: 'apart' } as const) : null;
  // Some keyboards have the dot of L·L on a figure's key, behind Shift.
  const forceBlank = event.shiftKey && /\p{L}/u.test(typed);
  return { type: 'type', letter: typed, forceBlank } as const;
}

/** Typing works wherever the focus is, but in fields, sheets, and on the keys that press a focused button. */
export function useKeys(actions: KeyActions): void {
  usePageKeys((event) => {
    const action = keyAction(event, actions);
    if (!action) return false;
    // A key that is held down sends nothing: it may have laid the move.
    if (action.type === 'send' && !event.repeat) actions.send();
    else if (action.type === 'send') return true;
    else if (action.type === 'write') actions.write();
    else if (action.type === 'help') actions.help();
    else actions.dispatch(action);
    return true;
  });
}
