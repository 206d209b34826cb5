import { BOARDS, type BoardLayout, STANDARD_BOARD, type TileSet } from '@/lib/engine';
import { loadTileSet, type TileSetFile, tileSetOf } from '@/lib/engine/load-tile-set';

type Find = (id: string) => TileSet | null;

const loaded = new Map<string, TileSet>();
let findAny: Find = () => null;

/** The tile set of an event; null in a page that is older than the set, or has not loaded it. */
export function knownTileSet(id: string): TileSet | null {
  return loaded.get(id) ?? findAny(id);
}

/** For a page that shows one event: fetches the event's set unless it is known. A page does without, if it must. */
export async function needTileSet(id: string): Promise<void> {
  if (knownTileSet(id)) return;
  const tiles = await loadTileSet(id).catch(() => null);
  if (tiles) loaded.set(id, tiles);
}

/** For a page that brought its event's set along. */
export function bringTileSet(file: TileSetFile): void {
  if (!knownTileSet(file.id)) loaded.set(file.id, tileSetOf(file));
}

/** For pages that have all of them. */
export function knowTileSets(find: Find): void {
  findAny = find;
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
