/**
 * Lexicons on disk: built once from the word list, kept as a binary in the data directory, read with one call
 * into shared memory, so that every thread of the process looks at the same copy.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Lexicon, tileSet } from '@/lib/engine';
import { env, log, shared } from '@/lib/ops';
import { type LexiconSource, lexiconSource } from './catalog';

function cacheFile(source: LexiconSource, list: Buffer): { folder: string; name: string } {
  const hash = createHash('sha256').update(list).digest('hex').slice(0, 16);
  return { folder: join(env().dataDir, 'lexicons'), name: `${source.id}-${hash}.bin` };
}

function readShared(path: string): SharedArrayBuffer | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return null;
  }
  const memory = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(memory).set(bytes);
  return memory;
}

function build(source: LexiconSource, list: Buffer): Buffer {
  const started = performance.now();
  const words = gunzipSync(list).toString('utf8').split('\n');
  const lexicon = Lexicon.build(words, tileSet(source.tileSet));
  log.info('lexicon built', {
    lexicon: source.id,
    words: lexicon.words,
    ms: Math.round(performance.now() - started),
  });
  return Buffer.from(lexicon.toBuffer() as ArrayBuffer);
}

/** Written beside and renamed, so that another process never reads half a file. Earlier versions go. */
function store(folder: string, name: string, id: string, bytes: Buffer): void {
  mkdirSync(folder, { recursive: true });
  const temporary = join(folder, `${name}.${process.pid}.part`);
  writeFileSync(temporary, bytes);
  renameSync(temporary, join(folder, name));
  for (const other of readdirSync(folder))
    if (other.startsWith(`${id}-`) && other.endsWith('.bin') && other !== name)
      rmSync(join(folder, other), { force: true });
}

function tryLoad(memory: SharedArrayBuffer | null, source: LexiconSource): Lexicon | null {
  if (!memory) return null;
  try {
    return Lexicon.load(memory, tileSet(source.tileSet));
  } catch (error) {
    log.warn('lexicon cache unusable, building it again', { lexicon: source.id, error: String(error) });
    return null;
  }
}

function open(source: LexiconSource): OpenLexicon {
  const list = readFileSync(join(process.cwd(), 'public', 'lexicons', source.file));
  const { folder, name } = cacheFile(source, list);
  const cached = readShared(join(folder, name));
  const loaded = tryLoad(cached, source);
  if (cached && loaded) return { lexicon: loaded, memory: cached, source };
  const bytes = build(source, list);
  store(folder, name, source.id, bytes);
  const memory = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(memory).set(bytes);
  return { lexicon: Lexicon.load(memory, tileSet(source.tileSet)), memory, source };
}

export interface OpenLexicon {
  lexicon: Lexicon;
  /** the same lexicon's bytes, to hand to a thread */
  memory: SharedArrayBuffer;
  source: LexiconSource;
}

/** The lexicon, built or loaded at the first call. Throws for an id that is not in the catalog. */
export function openLexicon(id: string): OpenLexicon {
  const source = lexiconSource(id);
  if (!source) throw new Error(`no lexicon ${id}`);
  return shared(`lexicon:${id}`, () => open(source));
}
