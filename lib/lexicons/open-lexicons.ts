/** Lexicons in memory, one copy for all threads of the process. */
import { Lexicon, tileSet } from '@/lib/engine';
import { log, shared } from '@/lib/ops';
import { type CompiledFile, findFile, readShared, removeFile } from './files';
import type { LexiconSource } from './source';

export interface OpenLexicon {
  lexicon: Lexicon;
  /** the same lexicon's bytes, to hand to a thread */
  memory: SharedArrayBuffer;
  source: LexiconSource;
}

interface Held extends OpenLexicon {
  usedAt: number;
}

interface Room {
  /** Beyond this, lexicons that nobody has asked for lately are given up; they are read again in a moment. */
  mostBytes: number;
  unusedMs: number;
}

/** Unused for longer than any round takes: what a running event uses is asked for more often. */
const ROOM: Room = { mostBytes: 600 * 2 ** 20, unusedMs: 70 * 60_000 };

const held = () => shared('open-lexicons', () => new Map<string, Held>());

/** The lexicon if it is in memory. */
export function heldLexicon(id: string): OpenLexicon | null {
  const found = held().get(id);
  if (found) found.usedAt = performance.now();
  return found ?? null;
}

/** Whether threads should keep it: false once it was given up. */
export function isHeld(id: string, memory: SharedArrayBuffer): boolean {
  return held().get(id)?.memory === memory;
}

/** Reads a compiled lexicon into memory; null when there is none, or none that can be used. */
export function loadLexicon(source: LexiconSource, room = ROOM): OpenLexicon | null {
  const file = findFile(source);
  const loaded = file && read(source, file);
  if (!loaded) return null;
  held().set(source.id, { ...loaded, usedAt: performance.now() });
  giveUpUnused(source.id, room);
  return loaded;
}

export function forgetLexicon(id: string): void {
  held().delete(id);
}

function read(source: LexiconSource, file: CompiledFile): OpenLexicon | null {
  try {
    const memory = readShared(file.path);
    return { lexicon: Lexicon.load(memory, tileSet(source.tileSet)), memory, source };
  } catch (error) {
    log.warn('a compiled lexicon cannot be used', { lexicon: source.id, error: String(error) });
    removeFile(file.path);
    return null;
  }
}

function giveUpUnused(but: string, { mostBytes, unusedMs }: Room): void {
  const all = [...held()].sort(([, a], [, b]) => a.usedAt - b.usedAt);
  let bytes = all.reduce((sum, [, { memory }]) => sum + memory.byteLength, 0);
  for (const [id, { memory, usedAt }] of all) {
    if (bytes <= mostBytes) return;
    if (id === but || performance.now() - usedAt < unusedMs) continue;
    held().delete(id);
    bytes -= memory.byteLength;
  }
}
