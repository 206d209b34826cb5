import { EngineError } from '../errors';
import type { TileSet } from '../tile-set';
import { type AnagramSizes, type Anagrams, anagramLength, anagramParts } from './anagrams';
import { Checksum, checksum, Hash128, hexOf } from './hash';
import { isWide, ranksOf } from './ranks';
import type { WordGraph } from './word-graph';

/** Change it whenever the records or the header change: files of other versions are refused, not guessed. */
const VERSION = 4;
const MAGIC = 0x584c3152; // "R1LX" in the byte order that every platform of ours has
const HEADER = 32;

/* Places in the header. */
const LENGTH = 2;
const CHECKSUM = 3;
const LIST_HASH = 4;
const ALPHABET_HASH = 8;
const ROOT_PLACE = 12;
const COUNTS = 13;
const GRAPH_LENGTH = 17;
const ANAGRAM_WORDS = 18;
const ANAGRAM_LETTERS = 19;

/** What a lexicon file holds. `counts`: words, unspellable, wrong length, duplicates. */
export interface LexiconContents {
  graph: WordGraph;
  anagrams: Anagrams;
  /** 128 bits over list and alphabet. */
  listHash: readonly number[];
  counts: readonly [words: number, unspellable: number, wrongLength: number, duplicates: number];
}

/** 128 bits over the letters and what numbers the graph gives them; values and counts may differ. */
export function alphabetHash(tiles: TileSet): number[] {
  const hash = new Hash128();
  for (const { tile } of tiles.letters) hash.addText(tile);
  if (isWide(tiles.size)) for (const rank of ranksOf(tiles).ofCode) hash.add(rank);
  return hash.lanes();
}

/** Takes a file in parts, in memory or elsewhere, the first one last: it has the header. Numbers are of integers. */
export interface LexiconTarget {
  /** `part` may be written over afterwards. */
  write(part: Int32Array, at: number): void;
}

/** What is known when everything is written. */
export interface LexiconFacts extends Pick<LexiconContents, 'listHash' | 'counts'> {
  /** Index in the graph. */
  root: number;
  /** Integers. */
  graph: number;
  anagrams: AnagramSizes;
}

/** Writes a file from its beginning to its end, but for the header. */
export class LexiconWriter {
  private readonly sum = new Checksum();
  private at = HEADER;

  constructor(private readonly target: LexiconTarget) {}

  write(part: Int32Array): void {
    this.sum.add(part);
    this.target.write(part, this.at);
    this.at += part.length;
  }

  finish({ root, graph, anagrams, listHash, counts }: LexiconFacts, tiles: TileSet): void {
    const header = new Int32Array(HEADER);
    header.set([MAGIC, VERSION, this.at, this.sum.value()]);
    header.set(listHash, LIST_HASH);
    header.set(alphabetHash(tiles), ALPHABET_HASH);
    header[ROOT_PLACE] = root;
    header.set(counts, COUNTS);
    header[GRAPH_LENGTH] = graph;
    header[ANAGRAM_WORDS] = anagrams.words;
    header[ANAGRAM_LETTERS] = anagrams.letters;
    this.target.write(header, 0);
  }
}

/** Views into the buffer, nothing copied. @throws EngineError `bad-lexicon` */
export function readLexicon(buffer: ArrayBuffer | SharedArrayBuffer, tiles: TileSet): LexiconContents {
  const fail = (why: string) => new EngineError('bad-lexicon', why);
  if (buffer.byteLength < HEADER * 4 || buffer.byteLength % 4 !== 0) throw fail('too short for a lexicon');
  const file = new Int32Array(buffer);
  if (file[0] !== MAGIC) throw fail('not a lexicon');
  if (file[1] !== VERSION) throw fail(`version ${file[1]}, not ${VERSION}`);
  const length = file[GRAPH_LENGTH] ?? 0;
  const sizes = { words: file[ANAGRAM_WORDS] ?? 0, letters: file[ANAGRAM_LETTERS] ?? 0 };
  const sound =
    file[LENGTH] === file.length &&
    Math.min(length, sizes.words, sizes.letters) >= 0 &&
    HEADER + length + anagramLength(sizes) === file.length &&
    file[CHECKSUM] === checksum(file.subarray(HEADER));
  if (!sound) throw fail('damaged');
  const alphabet = hexOf(file.subarray(ALPHABET_HASH, ALPHABET_HASH + 4));
  if (alphabet !== hexOf(alphabetHash(tiles))) throw fail(`made for another alphabet than ${tiles.id}`);
  const [words = 0, unspellable = 0, wrongLength = 0, duplicates = 0] = file.subarray(COUNTS, COUNTS + 4);
  return {
    graph: {
      states: file.subarray(HEADER, HEADER + length),
      root: file[ROOT_PLACE] ?? 0,
      wide: isWide(tiles.letters.length),
    },
    anagrams: anagramParts(buffer, HEADER + length, sizes),
    listHash: [...file.subarray(LIST_HASH, LIST_HASH + 4)],
    counts: [words, unspellable, wrongLength, duplicates],
  };
}
