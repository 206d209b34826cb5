import type { TileSet } from '../tile-set';
import { anagramLength, anagramParts, fillAnagrams, type LongWords, longWords } from './anagrams';
import { collectWords, hashWords, type ListedWord } from './collect-words';
import type { LexiconReport } from './lexicon';
import { type LexiconTarget, LexiconWriter } from './lexicon-file';
import type { WordPool } from './word-pool';
import { writeGraph } from './write-graph';

/**
 * Writes the file of a lexicon (what `Lexicon.load` takes): from words in any case and order, accents folded as the
 * tile set says, or spelled by the caller already. What became of them is in the report. The file is never in memory
 * as a whole: the graph, the largest part, is given away block by block before the rest is made.
 * `onProgress` is told, after the last word was taken, about how much of the remaining time has passed; each time
 * what took most memory has become garbage.
 */
export function buildLexicon(
  words: Iterable<ListedWord>,
  tiles: TileSet,
  target: LexiconTarget,
  onProgress: (part: number) => void = () => {},
): LexiconReport {
  const collected = collectWords(words, tiles);
  onProgress(0.25);
  const { pool, order, unspellable, wrongLength, duplicates } = collected;
  const writer = new LexiconWriter(target);
  const write = (part: Int32Array) => writer.write(part);
  const graph = writeGraph(pool, order, tiles.size, write, (part) => onProgress(0.25 + 0.45 * part));
  onProgress(0.7);
  const long = longWords(pool, order);
  writer.write(anagramTable(pool, long));
  onProgress(0.95);
  const counts = [order.length, unspellable, wrongLength, duplicates] as const;
  const listHash = hashWords(collected, tiles);
  writer.finish({ root: graph.root, graph: graph.length, anagrams: long.sizes, listHash, counts }, tiles);
  return { words: order.length, unspellable, wrongLength, duplicates };
}

function anagramTable(pool: WordPool, { order, sizes }: LongWords): Int32Array {
  const table = new Int32Array(anagramLength(sizes));
  fillAnagrams(anagramParts(table.buffer, 0, sizes), pool, order);
  return table;
}
