import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Lexicon, packWords, tileSet } from '@/lib/engine';
import type { Compiled, PackOrder } from './orders';

/** Reads a compiled lexicon and writes its words as browsers get them. */
export function packLexicon({ tileSet: id, compiled, file }: PackOrder): Compiled {
  const bytes = readFileSync(compiled);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  const lexicon = Lexicon.load(buffer, tileSet(id));
  writeFileSync(file, gzipSync(packWords(lexicon), { level: 9 }));
  return { words: lexicon.words };
}
