import { writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Lexicon, tileSet } from '@/lib/engine';
import { wordsOfText } from '../words/listed-words';
import type { WordStream } from '../words/word-stream';
import { wordsOf } from '../words/words-of';
import type { Compiled, CompileOrder, Phase } from './orders';

export type Tell = (phase: Phase, part: number) => void;

/** Reads a whole list and writes the lexicon made of it. `tell`: how much of a phase is done, 0 to 1. */
export function compileList({ tileSet: id, list, root, file }: CompileOrder, tell: Tell): Compiled {
  const tiles = tileSet(id);
  const { locale } = tiles.spelling;
  const options = { root, locale, onRead: (part: number) => tell('reading', part) };
  const words: WordStream =
    list.kind === 'stored' ? wordsOfText(gunzipSync(list.gzipped), null, options) : wordsOf(list, options);
  const lexicon = buildLexicon(words, id, tell);
  writeFileSync(file, new Uint8Array(lexicon.toBuffer()));
  return { words: lexicon.words };
}

/** @throws Error when nothing is left to play with */
export function buildLexicon(words: Iterable<string>, id: string, tell: Tell): Lexicon {
  const lexicon = Lexicon.build(thenBuilding(words, tell), tileSet(id), (part) => tell('building', part));
  if (lexicon.words === 0) throw new Error('the list has no word that these tiles can spell');
  return lexicon;
}

/** The graph is begun when the last word has been taken. */
function* thenBuilding(words: Iterable<string>, tell: Tell): Generator<string> {
  yield* words;
  tell('building', 0);
}
