/** The corrector's field. */
export interface Typed {
  text: string;
  /** the line was not taken: the next key begins another */
  refused: boolean;
}

export const NOTHING: Typed = { text: '', refused: false };

/**
 * What stands in the field after a change. A refused line is selected, so that a key replaces it; where a browser has
 * lost the selection, the new text is glued to it, and the line goes all the same.
 */
export function afterTyping({ text, refused }: Typed, next: string): string {
  return refused && text !== '' && next.startsWith(text) ? next.slice(text.length) : next;
}
