import type { TileSet } from '../tile-set';
import {
  type AnagramSizes,
  anagramLength,
  anagramParts,
  fillAnagrams,
  type LongWords,
  longWords,
} from './anagrams';
import { buildGraph } from './build-graph';
import { type CollectedWords, collectWords, hashWords, type ListedWord } from './collect-words';
import type { LexiconReport } from './lexicon';
import { type LexiconTarget, LexiconWriter } from './lexicon-file';
import type { WordPool } from './word-pool';

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
  const long = longWords(pool, order);
  const writer = writeGraph(collected, long.sizes, tiles, target, () => onProgress(0.6));
  onProgress(0.7);
  writer.write(anagramTable(pool, long));
  onProgress(0.95);
  const counts = [order.length, unspellable, wrongLength, duplicates] as const;
  writer.finish({ listHash: hashWords(collected, tiles), counts }, tiles);
  return { words: order.length, unspellable, wrongLength, duplicates };
}

/** Whatever the graph was built with is garbage afterwards. */
function writeGraph(
  { pool, order }: CollectedWords,
  anagrams: AnagramSizes,
  tiles: TileSet,
  target: LexiconTarget,
  onBuilt: () => void,
): LexiconWriter {
  const graph = buildGraph(pool, order, tiles.size);
  onBuilt();
  const writer = new LexiconWriter(target, { graph: graph.length, anagrams });
  for (const part of graph.parts()) writer.write(part);
  return writer;
}

function anagramTable(pool: WordPool, { order, sizes }: LongWords): Int32Array {
  const table = new Int32Array(anagramLength(sizes));
  fillAnagrams(anagramParts(table.buffer, 0, sizes), pool, order);
  return table;
}
