import { BLANK } from '../codes';
import { doubled } from '../doubled';
import type { TileSet } from '../tile-set';
import { scanTiles } from '../tile-text';
import type { Anagrams } from './anagrams';
import { buildLexicon } from './build-lexicon';
import type { ListedWord } from './collect-words';
import { hexOf } from './hash';
import { readLexicon } from './lexicon-file';
import { ranksOf } from './ranks';
import { accepts, child, type WordGraph } from './word-graph';

/** What became of the words given to `buildLexicon`. */
export interface LexiconReport {
  /** Kept. */
  words: number;
  /** Not spellable with the tile set. */
  unspellable: number;
  /** Shorter than 2 tiles, or longer than the board. */
  wrongLength: number;
  duplicates: number;
}

/** The words of a game in one read-only block of memory, which threads may share. */
export class Lexicon {
  readonly tiles: TileSet;
  /** Number of words (spellings). */
  readonly words: number;
  /** 32 hex digits over the list and the alphabet; the same for every order of building. */
  readonly hash: string;
  readonly report: Readonly<LexiconReport>;
  /** For the searches of the engine; see word-graph.ts and anagrams.ts. */
  readonly graph: WordGraph;
  readonly anagrams: Anagrams;
  private readonly buffer: ArrayBuffer | SharedArrayBuffer;

  private constructor(buffer: ArrayBuffer | SharedArrayBuffer, tiles: TileSet) {
    const { graph, anagrams, listHash, counts } = readLexicon(buffer, tiles);
    const [words, unspellable, wrongLength, duplicates] = counts;
    this.tiles = tiles;
    this.words = words;
    this.hash = hexOf(listHash);
    this.report = { words, unspellable, wrongLength, duplicates };
    this.graph = graph;
    this.anagrams = anagrams;
    this.buffer = buffer;
  }

  /** Builds one in memory; see `buildLexicon`. */
  static build(
    words: Iterable<ListedWord>,
    tiles: TileSet,
    onProgress: (part: number) => void = () => {},
  ): Lexicon {
    let file = new Int32Array(1 << 16);
    let length = 0;
    const write = (part: Int32Array, at: number) => {
      length = Math.max(length, at + part.length);
      while (length > file.length) file = doubled(file);
      file.set(part, at);
    };
    buildLexicon(words, tiles, { write }, onProgress);
    return new Lexicon(file.slice(0, length).buffer, tiles);
  }

  /** Zero copy: the graph is read where it lies. @throws EngineError `bad-lexicon` */
  static load(buffer: ArrayBuffer | SharedArrayBuffer, tiles: TileSet): Lexicon {
    return new Lexicon(buffer, tiles);
  }

  /** Wire form (tiles of several letters in brackets) in any case, or codes. */
  has(word: string | readonly number[]): boolean {
    const codes = typeof word === 'string' ? scanTiles(word, this.tiles) : word;
    if (!codes || codes.length === 0) return false;
    const { ofCode } = ranksOf(this.tiles);
    let state = this.graph.root;
    for (let i = codes.length - 1; i > 0; i--) state = child(this.graph, state, ofCode[codes[i]! & ~BLANK]!);
    return codes[0]! > 0 && accepts(this.graph, state, ofCode[codes[0]! & ~BLANK]!);
  }

  /** The file: what `load` takes. Not a copy: do not write to it. */
  toBuffer(): ArrayBuffer | SharedArrayBuffer {
    return this.buffer;
  }
}
