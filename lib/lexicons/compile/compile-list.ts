import { gunzipSync } from 'node:zlib';
import { type LexiconReport, tileSet } from '@/lib/engine';
import { wordsOfText } from '../words/listed-words';
import type { WordStream } from '../words/word-stream';
import { wordsOf } from '../words/words-of';
import type { CompileOrder, Tell } from './orders';
import { writeLexicon } from './write-lexicon';

/** Reads a whole list and writes the lexicon made of it. @throws Error when nothing is left to play with */
export function compileList({ tileSet: id, list, root, file }: CompileOrder, tell: Tell): LexiconReport {
  const tiles = tileSet(id);
  const options = { root, tiles, onRead: (part: number) => tell('reading', part) };
  const words: WordStream =
    list.kind === 'stored' ? wordsOfText(gunzipSync(list.gzipped), null, options) : wordsOf(list, options);
  const report = writeLexicon(words, tiles, file, tell);
  if (report.words === 0) throw new Error('the list has no word that these tiles can spell');
  return report;
}
