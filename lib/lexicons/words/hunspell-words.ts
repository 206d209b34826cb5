import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWordText } from '@/lib/engine';
import { expandDictionary, readEntries, readRules } from '../affixes';
import type { RecipeName } from '../source';
import { lowerCase } from './lower-case';
import { RECIPES } from './recipes';
import type { ReadOptions, WordStream } from './word-stream';

/** Every form of a dictionary that its recipe keeps, some more than once. */
export function* hunspellWords(name: string, recipe: RecipeName, options: ReadOptions): WordStream {
  const { keepsEntry, keepsAffix, tidy = (word) => word, headsOnly } = RECIPES[recipe];
  const { tiles } = options;
  const read = (file: string) => readText(join(options.root, 'node_modules', name, file));
  const rules = readRules(read('index.aff'), keepsAffix);
  const text = read('index.dic');
  const keeps = ({ word, flags }: { word: string; flags: Parameters<typeof keepsEntry>[2] }) =>
    keepsEntry(word, lowerCase(word, tiles.spelling.locale), flags);
  if (headsOnly) {
    for (const entry of readEntries(rules, text)) {
      options.onRead(entry.at);
      const word = tidy(entry.word);
      if (keeps(entry) && isWordText(word, tiles)) yield word;
    }
    return;
  }
  for (const { entry, forms } of expandDictionary(rules, text, keeps)) {
    options.onRead(entry.at);
    for (const form of forms) {
      const word = tidy(form);
      if (isWordText(word, tiles)) yield word;
    }
  }
}

/** The packages hold UTF-8 whatever their files were before. */
function readText(file: string): string {
  return new TextDecoder().decode(readFileSync(file));
}
