/** The words of a lexicon for the engine in a browser: packed once, on the compiling thread, and kept beside it. */
import { existsSync, renameSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { shared } from '@/lib/ops';
import { runOrder } from './compile/run-order';
import { findFile, packedFile, partFile, removeFile } from './files';
import type { LexiconSource } from './source';

export interface PackedWords {
  path: string;
  /** changes with the words */
  version: string;
  words: number;
  /** unpacked, as a browser counts what it has read */
  bytes: number;
  /** as they are sent */
  sent: number;
  /** of the lexicon itself */
  built: number;
}

const packing = () => shared('lexicons-packing', () => new Map<string, Promise<void>>());

/** The packed words of a lexicon; null when it is not compiled. All who ask meanwhile wait for the same. */
export async function packedWords(source: LexiconSource): Promise<PackedWords | null> {
  const compiled = findFile(source);
  if (!compiled) return null;
  const path = packedFile(compiled.path);
  if (!existsSync(path)) {
    const job = packing().get(path) ?? pack(source, compiled.path, path);
    await job;
  }
  const version = basename(compiled.path).slice(source.id.length + 1, -'.bin'.length);
  const [bytes, packed, built] = await Promise.all([lengthOf(path), stat(path), stat(compiled.path)]);
  return { path, version, words: compiled.words, bytes, sent: packed.size, built: built.size };
}

function pack({ id, tileSet }: LexiconSource, compiled: string, path: string): Promise<void> {
  const part = partFile(id);
  const job = runOrder({ kind: 'pack', tileSet, compiled, file: part }, () => {})
    .then(() => renameSync(part, path))
    .finally(() => {
      removeFile(part);
      packing().delete(path);
    });
  packing().set(path, job);
  return job;
}

/** What a gzipped file holds stands in its last four bytes. */
async function lengthOf(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const end = Buffer.alloc(4);
    await file.read(end, 0, 4, Math.max(0, size - 4));
    return end.readUInt32LE();
  } finally {
    await file.close();
  }
}
