/**
 * Compiled lexicons in the data directory: `<id>.<stamp>.<words>.bin`. The stamp stands for everything that the
 * file follows from, so one that is found is right; it is read with one call into shared memory.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tileSet } from '@/lib/engine';
import { env } from '@/lib/ops';
import type { LexiconSource, WordList } from './source';

/** To be raised when lists are read, or files written, in another way than before. */
const READING = 4;

export interface CompiledFile {
  path: string;
  words: number;
}

function folder(): string {
  return join(env().dataDir, 'lexicons');
}

const stamps = new Map<string, string>();

/** Only what lies elsewhere on the machine can change while the process runs. */
function stampOf(source: LexiconSource): string {
  const { id, list } = source;
  if (list.kind === 'machine' || list.kind === 'own') return newStamp(source);
  const stamp = stamps.get(id) ?? newStamp(source);
  stamps.set(id, stamp);
  return stamp;
}

function newStamp({ list, tileSet: id }: LexiconSource): string {
  const { letters, spelling, layout } = tileSet(id);
  const parts = [READING, list, contentsOf(list), letters, spelling, layout.size];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** Packages have a version, own lists never change; other files may be another one tomorrow. */
function contentsOf(list: WordList): unknown {
  if (list.kind === 'shipped') {
    const bytes = readFileSync(join(/*turbopackIgnore: true*/ process.cwd(), list.file));
    return createHash('sha256').update(bytes).digest('hex');
  }
  if (list.kind !== 'machine') return null;
  const { size, mtimeMs } = statSync(list.file);
  return [size, mtimeMs];
}

/** The compiled file of this source, if there is one. */
export function findFile(source: LexiconSource, names = fileNames()): CompiledFile | null {
  const start = `${source.id}.${stampOf(source)}.`;
  const name = names.find((one) => one.startsWith(start) && one.endsWith('.bin'));
  return name ? { path: join(folder(), name), words: Number(name.slice(start.length, -4)) } : null;
}

/** Where the compiled file of this source is; null when there is none. */
export function compiledFile(source: LexiconSource): string | null {
  return findFile(source)?.path ?? null;
}

const PACKED = '.words.gz';

/** Where the packed words of a compiled lexicon are, or belong: beside it, by its name. */
export function packedFile(compiled: string): string {
  return `${compiled.slice(0, -'.bin'.length)}${PACKED}`;
}

/** All names in the folder: for looking at many lexicons at once. */
export function fileNames(): string[] {
  try {
    return readdirSync(folder());
  } catch {
    return [];
  }
}

/** Where something is written before it gets its name, so that nobody ever reads half a file. */
export function partFile(id: string): string {
  mkdirSync(folder(), { recursive: true });
  return join(folder(), `${id}.${owner(process.pid)}.${randomBytes(4).toString('hex')}.part`);
}

const owner = (pid: number) => `${hostname().replaceAll('.', '-')}+${pid}`;

/** Gives a written file its name, and takes away what was compiled for this id before. */
export function keepFile(source: LexiconSource, part: string, words: number): void {
  const name = `${source.id}.${stampOf(source)}.${words}.bin`;
  renameSync(part, join(folder(), name));
  removeFiles(source.id, name);
}

export function removeFiles(id: string, but?: string): void {
  for (const name of fileNames()) {
    const isOurs = name.startsWith(`${id}.`) && (name.endsWith('.bin') || name.endsWith(PACKED));
    if (isOurs && name !== but) removeFile(join(folder(), name));
  }
}

export function removeFile(path: string): void {
  rmSync(path, { force: true });
}

const A_DAY_MS = 86_400_000;

/** Takes away what processes that were killed left half written. */
export function sweepParts(): void {
  for (const name of fileNames()) {
    if (!name.endsWith('.part')) continue;
    const path = join(folder(), name);
    const [, host = '', pid = ''] = /\.([^.]*)\+(\d+)\.[^.]*\.part$/.exec(name) ?? [];
    const isOurs = host === hostname().replaceAll('.', '-');
    if (isOurs ? !isAlive(Number(pid)) : isOlderThanADay(path)) removeFile(path);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isOlderThanADay(path: string): boolean {
  try {
    return Date.now() - statSync(path).mtimeMs > A_DAY_MS;
  } catch {
    return false;
  }
}

/** The same as `readShared` off the main thread: a large lexicon takes a quarter of a second. */
export async function readSharedSoon(path: string): Promise<SharedArrayBuffer> {
  const file = await open(path, 'r');
  try {
    const memory = new SharedArrayBuffer((await file.stat()).size);
    const bytes = new Uint8Array(memory);
    for (let at = 0; at < bytes.length; ) {
      const { bytesRead } = await file.read(bytes, at, Math.min(bytes.length - at, SLICE), at);
      if (bytesRead === 0) throw new Error(`${path} is shorter than it was`);
      at += bytesRead;
    }
    return memory;
  } finally {
    await file.close();
  }
}

const SLICE = 16 * 2 ** 20;

/** A file's bytes in memory that threads can share. */
export function readShared(path: string): SharedArrayBuffer {
  const file = openSync(path, 'r');
  try {
    const memory = new SharedArrayBuffer(fstatSync(file).size);
    const bytes = new Uint8Array(memory);
    for (let at = 0; at < bytes.length; ) {
      const read = readSync(file, bytes, at, bytes.length - at, at);
      if (read === 0) throw new Error(`${path} is shorter than it was`);
      at += read;
    }
    return memory;
  } finally {
    closeSync(file);
  }
}
