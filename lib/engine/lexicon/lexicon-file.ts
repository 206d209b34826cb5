import { EngineError } from '../errors';
import type { TileSet } from '../tile-set';
import { type AnagramSizes, type Anagrams, anagramLength, anagramParts } from './anagrams';
import { checksum, Hash128, hexOf } from './hash';
import { type BuiltStates, layOut, levelOrderLength } from './level-order';
import { isWide, ranksOf } from './ranks';
import type { WordGraph } from './word-graph';

/** Change it whenever the records or the header change: files of other versions are refused, not guessed. */
const VERSION = 3;
const MAGIC = 0x584c3152; // "R1LX" in the byte order that every platform of ours has
const HEADER = 32;

/* Places in the header. */
const LENGTH = 2;
const CHECKSUM = 3;
const LIST_HASH = 4;
const ALPHABET_HASH = 8;
const ROOT = 12;
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

/** A file with its graph, and room for anagrams, which `seal` closes once they are filled in. */
export function draftLexicon(
  built: BuiltStates,
  sizes: AnagramSizes,
): { file: Int32Array<ArrayBuffer>; anagrams: Anagrams } {
  const length = levelOrderLength(built);
  const file = new Int32Array(HEADER + length + anagramLength(sizes));
  file[ROOT] = layOut(built, file.subarray(HEADER, HEADER + length));
  file[GRAPH_LENGTH] = length;
  file[ANAGRAM_WORDS] = sizes.words;
  file[ANAGRAM_LETTERS] = sizes.letters;
  return { file, anagrams: anagramParts(file.buffer, HEADER + length, sizes) };
}

/** Writes what a reader checks. */
export function sealLexicon(
  file: Int32Array<ArrayBuffer>,
  { listHash, counts }: Pick<LexiconContents, 'listHash' | 'counts'>,
  tiles: TileSet,
): ArrayBuffer {
  file.set([MAGIC, VERSION, file.length, checksum(file.subarray(HEADER))]);
  file.set(listHash, LIST_HASH);
  file.set(alphabetHash(tiles), ALPHABET_HASH);
  file.set(counts, COUNTS);
  return file.buffer;
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
      root: file[ROOT] ?? 0,
      wide: isWide(tiles.letters.length),
    },
    anagrams: anagramParts(buffer, HEADER + length, sizes),
    listHash: [...file.subarray(LIST_HASH, LIST_HASH + 4)],
    counts: [words, unspellable, wrongLength, duplicates],
  };
}
