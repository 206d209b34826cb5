import { BOARDS, type BoardLayout, STANDARD_BOARD, type TileSet, tileSet } from '@/lib/engine';

/** The tile set of an event; null in a page that is older than the set. */
export function knownTileSet(id: string): TileSet | null {
  try {
    return tileSet(id);
  } catch {
    return null;
  }
}

/** The layout of a board that is shown: by its tile set, else by its rows. */
export function layoutOf(rows: readonly string[], tileSetId: string): BoardLayout {
  const own = knownTileSet(tileSetId)?.layout;
  if (own?.size === rows.length) return own;
  return Object.values(BOARDS).find(({ size }) => size === rows.length) ?? STANDARD_BOARD;
}

/** Whether words of the set run to the left: its boards, racks and arrows are mirrored on the screen. */
export function isMirrored(tileSetId: string): boolean {
  return knownTileSet(tileSetId)?.direction === 'rtl';
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** The way a word runs on the screen, by its letters: for `dir`. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
}
