import { closeSync, openSync, writeSync } from 'node:fs';
import { buildLexicon, type LexiconReport, type ListedWord, type TileSet } from '@/lib/engine';
import type { Tell } from './orders';

/** Writes the lexicon of these words to a file, part by part as it is made. */
export function writeLexicon(
  words: Iterable<ListedWord>,
  tiles: TileSet,
  path: string,
  tell: Tell,
): LexiconReport {
  const file = openSync(path, 'w');
  const target = {
    write(part: Int32Array, at: number) {
      const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
      for (let done = 0; done < bytes.length; )
        done += writeSync(file, bytes, done, bytes.length - done, at * part.BYTES_PER_ELEMENT + done);
    },
  };
  try {
    return buildLexicon(thenBuilding(words, tell), tiles, target, (part) => tell('building', part));
  } finally {
    closeSync(file);
  }
}

/** The graph is begun when the last word has been taken. */
function* thenBuilding(words: Iterable<ListedWord>, tell: Tell): Generator<ListedWord> {
  yield* words;
  tell('building', 0);
}
