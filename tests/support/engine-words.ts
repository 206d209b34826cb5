import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Lexicon, tileSet } from '@/lib/engine';

/** The English list that the product ships: upper case, sorted. */
export function englishWords(): string[] {
  const file = readFileSync(new URL('../../public/lexicons/en.txt.gz', import.meta.url));
  return gunzipSync(file).toString('utf8').trim().split('\n');
}

let english: Lexicon | undefined;

/** The English lexicon, built once in each test process. */
export function englishLexicon(): Lexicon {
  english ??= Lexicon.build(englishWords(), tileSet('en'));
  return english;
}
