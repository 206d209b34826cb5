import type { TileSet } from '../tile-set';

/** What became of the words given to `Lexicon.build`. */
export interface LexiconReport {
  /** Kept. */
  words: number;
  /** Not spellable with the tile set. */
  unspellable: number;
  /** Shorter than 2 or longer than 15 tiles. */
  wrongLength: number;
  duplicates: number;
}

export class Lexicon {
  /** Number of words (spellings). */
  readonly words: number = 0;
  /** 32 hex digits over the list and the alphabet; the same for every order of building. */
  readonly hash: string = '';
  readonly report: LexiconReport = { words: 0, unspellable: 0, wrongLength: 0, duplicates: 0 };

  static build(_words: Iterable<string>, _tiles: TileSet): Lexicon {
    throw new Error('not written yet');
  }

  /** Zero copy: the graph is read where it lies. @throws EngineError `bad-lexicon` */
  static load(_buffer: ArrayBuffer | SharedArrayBuffer, _tiles: TileSet): Lexicon {
    throw new Error('not written yet');
  }

  /** Wire form in any case, or codes. */
  has(_word: string | readonly number[]): boolean {
    throw new Error('not written yet');
  }

  /** The file: what `load` takes. */
  toBuffer(): ArrayBuffer | SharedArrayBuffer {
    throw new Error('not written yet');
  }
}
