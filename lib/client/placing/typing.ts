import { tileNamed } from '../board';
import { joined } from './joining';
import { layAtCursor, recallTile } from './laying';
import { freeTiles, inRack, type Placing, placedAt, type RackTile } from './state';

/**
 * The rack tile that a typed letter means: a real tile before a blank, `forceBlank` the other way; a tile of
 * several letters that begins with the letter before a blank too.
 */
export function tileFor(state: Placing, letter: string, forceBlank: boolean): RackTile | undefined {
  const free = freeTiles(state);
  const blank = tileNamed(state.tileSet, letter) === null ? undefined : free.find((tile) => tile.blank);
  if (forceBlank) return blank;
  const real = free.filter((tile) => !tile.blank);
  return (
    real.find((tile) => tile.letter === letter) ?? real.find((t) => t.letter.startsWith(letter)) ?? blank
  );
}

/** A letter or sign (upper case, of the tile set) typed at the cursor. */
export function typeLetter(state: Placing, letter: string, forceBlank: boolean): Placing {
  const together = joined(state, letter, forceBlank);
  if (together) return together;
  const apart: Placing = { ...state, typing: null };
  // A dot or a hyphen that joins nothing keeps apart what is typed around it.
  if (!/\p{L}/u.test(letter) && tileNamed(state.tileSet, letter) === null) return apart;
  const { cursor } = apart;
  if (!cursor) return { ...apart, notice: 'no-square' };
  const under = placedAt(apart, cursor.row, cursor.col);
  const cleared = under ? recallTile(apart, under.id) : apart;
  const tile = tileFor(cleared, letter, forceBlank);
  if (!tile) return { ...apart, notice: 'not-in-rack' };
  const laid = layAtCursor(cleared, tile.id, tileNamed(state.tileSet, letter) ?? letter);
  const { direction } = cursor;
  return inRack(laid, tile.id) ? laid : { ...laid, typing: { id: tile.id, typed: letter, direction } };
}

/** Takes back the tile under the cursor, else the last one laid, and goes to its square. */
export function backspace(state: Placing): Placing {
  const { cursor } = state;
  const under = cursor ? placedAt(state, cursor.row, cursor.col) : undefined;
  const tile = under ?? state.placed.at(-1);
  if (!tile) return state;
  const direction = cursor?.direction ?? lineOf(state) ?? 'across';
  return { ...recallTile(state, tile.id), cursor: { row: tile.row, col: tile.col, direction } };
}

/** The direction in which the laid tiles lie, when two or more tell. */
export function lineOf(state: Placing): 'across' | 'down' | null {
  const [first, second] = state.placed;
  if (!first || !second) return null;
  return first.row === second.row ? 'across' : 'down';
}
