import type { TileSet } from './tile-set';

export interface FoldOptions {
  /** Leave lower case as it is (a blank) instead of raising it. */
  keepCase?: boolean;
}

/** What a user typed, as tiles in wire form: accents and case folded, tiles of several letters in brackets. */
export function fold(_text: string, _tiles: TileSet, _options: FoldOptions = {}): string {
  throw new Error('not written yet');
}
