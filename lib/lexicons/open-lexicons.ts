/** Lexicons in memory, one copy for all threads of the process. */
import { Lexicon, tileSet } from '@/lib/engine';
import { log, shared } from '@/lib/ops';
import { type CompiledFile, findFile, readShared, readSharedSoon, removeFile } from './files';
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

/** Whether {@link openLexicon} needs no file. */
export function inMemory(id: string): boolean {
  return held().has(id);
}

/** Whether threads should keep it: false once it was given up. */
export function isHeld(id: string, memory: SharedArrayBuffer): boolean {
  return held().get(id)?.memory === memory;
}

/** Reads a compiled lexicon into memory; null when there is none, or none that can be used. */
export function loadLexicon(source: LexiconSource, room = ROOM): OpenLexicon | null {
  const file = findFile(source);
  if (!file) return null;
  try {
    return hold(source, readShared(file.path), room);
  } catch (error) {
    return unusable(source, file, error);
  }
}

/** The same without keeping the thread busy; all who ask meanwhile get the same copy. */
export function loadLexiconSoon(source: LexiconSource): Promise<OpenLexicon | null> {
  const loading = shared('lexicons-loading', () => new Map<string, Promise<OpenLexicon | null>>());
  const begun = loading.get(source.id);
  if (begun) return begun;
  const load = loadNow(source).finally(() => loading.delete(source.id));
  loading.set(source.id, load);
  return load;
}

async function loadNow(source: LexiconSource): Promise<OpenLexicon | null> {
  const file = findFile(source);
  if (!file) return null;
  try {
    const memory = await readSharedSoon(file.path);
    // Somebody who could not wait may have been quicker.
    return heldLexicon(source.id) ?? hold(source, memory, ROOM);
  } catch (error) {
    return unusable(source, file, error);
  }
}

/** @throws EngineError when the bytes are no lexicon for these tiles */
function hold(source: LexiconSource, memory: SharedArrayBuffer, room: Room): OpenLexicon {
  const lexicon = Lexicon.load(memory, tileSet(source.tileSet));
  const loaded = { lexicon, memory, source };
  held().set(source.id, { ...loaded, usedAt: performance.now() });
  giveUpUnused(source.id, room);
  return loaded;
}

function unusable({ id }: LexiconSource, { path }: CompiledFile, error: unknown): null {
  log.warn('a compiled lexicon cannot be used', { lexicon: id, error: String(error) });
  removeFile(path);
  return null;
}

export function forgetLexicon(id: string): void {
  held().delete(id);
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
