import { BLANK, Lexicon, type TileSet } from '@/lib/engine';
import { Textbook } from './textbook';

/** A tile set with one list of words, for the engine and for the textbook. */
export interface Language {
  tiles: TileSet;
  lexicon: Lexicon;
  book: Textbook;
  words: readonly string[];
}

/** Words in wire form; each must be spelled in one way only. */
export function language(tiles: TileSet, words: readonly string[]): Language {
  return { tiles, words, lexicon: Lexicon.build(words, tiles), book: textbook(tiles, words) };
}

/** The textbook solver with what it has to know of a tile set, as text. */
export function textbook(tiles: TileSet, words: Iterable<string>): Textbook {
  const { layout } = tiles;
  const squares = Array.from({ length: layout.size }, (_, index) => index);
  return new Textbook(words, {
    letters: tiles.letters.map(({ tile, value }) => ({
      tile,
      value,
      blank: tiles.tileOf(tiles.codeOf(tile) | BLANK),
    })),
    premiums: squares.map((row) => squares.map((col) => layout.premium(row, col))),
    start: layout.start,
  });
}
