import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Lexicon, packWords, tileSet } from '@/lib/engine';
import { readShared } from '../files';
import type { Compiled, PackOrder } from './orders';

/** Reads a compiled lexicon and writes its words as browsers get them. */
export function packLexicon({ tileSet: id, compiled, file }: PackOrder): Compiled {
  const lexicon = Lexicon.load(readShared(compiled), tileSet(id));
  writeFileSync(file, gzipSync(packWords(lexicon), { level: 9 }));
  return { words: lexicon.words };
}
