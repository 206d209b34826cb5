import type { TileSetData, Vowel } from './tile-set-data';

/** A letter of a tile set; its code is its index in `letters` plus one. */
export interface Letter {
  readonly tile: string;
  readonly count: number;
  readonly value: number;
  readonly vowel: Vowel;
}

export interface TileSet {
  readonly id: string;
  readonly name: string;
  readonly nativeName: string;
  readonly direction: 'ltr' | 'rtl';
  /** Number of different letters; their codes are 1..size. */
  readonly size: number;
  readonly letters: readonly Letter[];
  readonly blanks: number;
  /** Tiles in the bag, blanks included. */
  readonly total: number;
  /** Code of a tile in upper case (`CH`, with or without brackets), BLANK for `?`; 0 when there is none. */
  codeOf(tile: string): number;
  /** `CH` without brackets; `?` for BLANK; lower case for a blank that stands for a letter. */
  tileOf(code: number): string;
  /** Points on a plain square: 0 for every blank. */
  valueOf(code: number): number;
  /** `both` for every blank. */
  vowelOf(code: number): Vowel;
}

/** @throws EngineError `bad-tile-set` when the data contradicts itself or has more letters than masks hold. */
export function createTileSet(_data: TileSetData): TileSet {
  throw new Error('not written yet');
}
