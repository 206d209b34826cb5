import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { lowerCase } from './lower-case';
import { RECIPES, type Recipe } from './recipes';
import type { ReadOptions, WordStream } from './word-stream';

/** Words of a file that has one a line, gzipped or not. */
export function* listedWords(file: string, recipe: Recipe | null, options: ReadOptions): WordStream {
  const bytes = readFileSync(file);
  yield* wordsOfText(file.endsWith('.gz') ? gunzipSync(bytes) : bytes, recipe, options);
}

/** Words of UTF-8 text, one a line; all of them without a recipe. */
export function* wordsOfText(bytes: Uint8Array, recipe: Recipe | null, options: ReadOptions): WordStream {
  const { keepsEntry = RECIPES.plain.keepsEntry, tidy = (word: string) => word } = recipe ?? {};
  const text = new TextDecoder().decode(bytes);
  for (let from = 0; from < text.length; ) {
    const next = text.indexOf('\n', from);
    const end = next < 0 ? text.length : next;
    const word = text.slice(from, end).trim();
    const lower = recipe ? lowerCase(word, options.tiles.spelling.locale) : word;
    if (word !== '' && (!recipe || keepsEntry(word, lower, null))) yield tidy(word);
    options.onRead(end / text.length);
    from = end + 1;
  }
}
