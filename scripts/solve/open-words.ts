import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Lexicon, tileSet } from '@/lib/engine';
import { ensureLexicon, runOrder } from '@/lib/lexicons';
import { progressBar } from '../lexicon/progress-bar';
import { Usage, type WordsWanted } from './read-command';

/** The lexicon, compiled if it has to be. @throws Usage, NotAWordList */
export async function openWords(wanted: WordsWanted, folder: string): Promise<Lexicon> {
  const bar = progressBar();
  if (wanted.kind === 'lexicon') {
    const { lexicon } = await ensureLexicon(wanted.source.id, bar.show).finally(bar.clear);
    return lexicon;
  }
  const upload = path.resolve(folder, wanted.file);
  if (!statSync(upload, { throwIfNoEntry: false })?.isFile())
    throw new Usage(`There is no file ${wanted.file}.`);
  const dir = mkdtempSync(path.join(tmpdir(), 'onerack-words-'));
  try {
    const file = path.join(dir, 'words.bin');
    const order = { kind: 'upload', upload, tileSet: wanted.tileSet, file } as const;
    await runOrder(order, bar.show).finally(bar.clear);
    const bytes = readFileSync(file);
    const whole = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    return Lexicon.load(whole, tileSet(wanted.tileSet));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
