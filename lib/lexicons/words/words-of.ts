import { join } from 'node:path';
import type { WordList } from '../source';
import { hunspellWords } from './hunspell-words';
import { listedWords } from './listed-words';
import { RECIPES } from './recipes';
import { turkishHeads } from './turkish-heads';
import type { ReadOptions, WordStream } from './word-stream';

/** The words of a list of the catalog, one at a time: the whole of an expanded list would not fit in memory. */
export function wordsOf(list: Exclude<WordList, { kind: 'own' }>, options: ReadOptions): WordStream {
  switch (list.kind) {
    case 'shipped':
      return listedWords(join(options.root, list.file), null, options);
    case 'machine':
      return listedWords(list.file, RECIPES[list.recipe], options);
    case 'hunspell':
      return hunspellWords(list.package, list.recipe, options);
    case 'turkish-heads':
      return turkishHeads(list.package, options);
  }
}
