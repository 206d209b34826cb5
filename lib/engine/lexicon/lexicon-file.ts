import { EngineError } from '../errors';
import type { TileSet } from '../tile-set';
import { checksum, Hash128, hexOf } from './hash';

/** Change it whenever the records or the header change: files of other versions are refused, not guessed. */
const VERSION = 1;
const MAGIC = 0x584c3152; // "R1LX" in the byte order that every platform of ours has
const HEADER = 32;

/* Places in the header. */
const LENGTH = 2;
const CHECKSUM = 3;
const LIST_HASH = 4;
const ALPHABET_HASH = 8;
const ROOT = 12;
const COUNTS = 13;

/** What a lexicon file holds. `counts`: words, unspellable, wrong length, duplicates. */
export interface LexiconContents {
  graph: Int32Array;
  root: number;
  /** 128 bits over list and alphabet. */
  listHash: readonly number[];
  counts: readonly [words: number, unspellable: number, wrongLength: number, duplicates: number];
}

/** 128 bits over the letters and their codes; values and counts may differ. */
export function alphabetHash(tiles: TileSet): number[] {
  const hash = new Hash128();
  for (const { tile } of tiles.letters) hash.addText(tile);
  return hash.lanes();
}

/** One buffer: a header of 32 integers, then the graph. */
export function writeLexicon(contents: LexiconContents, tiles: TileSet): ArrayBuffer {
  const { graph, root, listHash, counts } = contents;
  const file = new Int32Array(HEADER + graph.length);
  file.set(graph, HEADER);
  file.set([MAGIC, VERSION, file.length, checksum(graph)]);
  file.set(listHash, LIST_HASH);
  file.set(alphabetHash(tiles), ALPHABET_HASH);
  file[ROOT] = root;
  file.set(counts, COUNTS);
  return file.buffer;
}

/** Views into the buffer, nothing copied. @throws EngineError `bad-lexicon` */
export function readLexicon(buffer: ArrayBuffer | SharedArrayBuffer, tiles: TileSet): LexiconContents {
  const fail = (why: string) => new EngineError('bad-lexicon', why);
  if (buffer.byteLength < HEADER * 4 || buffer.byteLength % 4 !== 0) throw fail('too short for a lexicon');
  const file = new Int32Array(buffer);
  const graph = file.subarray(HEADER);
  if (file[0] !== MAGIC) throw fail('not a lexicon');
  if (file[1] !== VERSION) throw fail(`version ${file[1]}, not ${VERSION}`);
  if (file[LENGTH] !== file.length || file[CHECKSUM] !== checksum(graph)) throw fail('damaged');
  const alphabet = hexOf(file.subarray(ALPHABET_HASH, ALPHABET_HASH + 4));
  if (alphabet !== hexOf(alphabetHash(tiles))) throw fail(`made for another alphabet than ${tiles.id}`);
  const [words = 0, unspellable = 0, wrongLength = 0, duplicates = 0] = file.subarray(COUNTS, COUNTS + 4);
  return {
    graph,
    root: file[ROOT] ?? 0,
    listHash: [...file.subarray(LIST_HASH, LIST_HASH + 4)],
    counts: [words, unspellable, wrongLength, duplicates],
  };
}
