/** A lexicon in the browser: from what is kept, else built of its words, which come packed in some hundred kilobytes. */
import { callApi } from '@/lib/client/live';
import { EngineError, Lexicon, tileSet, unpackWords } from '@/lib/engine';
import type { LexiconInfo, LexiconWords, Problem } from '@/lib/http/schemas';
import { keepLexicon, keptLexicon, lastKept } from './kept-lexicons';
import type { FailureCode, LoadSize, Order, Phase } from './messages';

export type Tell = (phase: Phase, part: number, bytes?: number) => void;

export class NotOpened extends Error {
  constructor(readonly code: FailureCode) {
    super(code);
  }
}

const LOOK_EVERY_MS = 700;
/** Taking the words is this share of building. */
const TAKING = 0.3;

/** Building takes at most so many times what it builds: 4.0 of Polish, 4.5 of Portuguese, 4.9 of English in Chromium. */
const MEMORY = 4.5;
/** Lexicons beyond it are not built unasked: that takes half a gigabyte of memory, and some time. */
const LARGE = 100e6;

type Asks = Extract<Order, { kind: 'open' }>['asks'];

/** What it takes, where that has to be asked for first. */
export async function openLexicon(
  { id, tileSet: tiles }: Pick<LexiconInfo, 'id' | 'tileSet'>,
  asks: Asks,
  tell: Tell,
): Promise<Lexicon | LoadSize> {
  tell('opening', 0);
  const where = await addressOf(id, tell);
  if (where === null) return loaded(await lastKept(id), tiles) ?? refused('unreachable');
  const kept = loaded(await keptLexicon(where.address), tiles);
  if (kept) return kept;
  if (asks === 'always' || (asks === 'large' && where.built > LARGE)) return sizeOf(where);
  const packed = await fetched(where, tell);
  const lexicon = Lexicon.build(
    unpackWords(packed, (part) => tell('building', part * TAKING)),
    tileSet(tiles),
    (part) => tell('building', TAKING + part * (1 - TAKING)),
  );
  await keepLexicon(id, where.address, lexicon.toBuffer() as ArrayBuffer);
  return lexicon;
}

function sizeOf({ words, sent, built }: LexiconWords): LoadSize {
  return { words, fetched: sent, memory: built * MEMORY, kept: built };
}

/** Null when it was kept by another version of the engine, or not at all. */
function loaded(file: ArrayBuffer | null, tiles: string): Lexicon | null {
  try {
    return file && Lexicon.load(file, tileSet(tiles));
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

function refused(code: FailureCode): never {
  throw new NotOpened(code);
}

/** Where the words are, once the list is compiled; null when the service cannot be reached. */
async function addressOf(id: string, tell: Tell): Promise<LexiconWords | null> {
  const path = `/api/lexicons/${encodeURIComponent(id)}`;
  for (;;) {
    const answer = await callApi<LexiconWords>(`${path}/words`);
    if (answer.ok) return answer.body;
    if (answer.problem.code !== 'lexicon-not-ready') return unless(answer.problem);
    const building = await callApi<LexiconInfo>(`${path}/build`, { method: 'POST' });
    if (!building.ok) return unless(building.problem);
    if (building.body.status === 'failed') refused('not-ready');
    tell('preparing', building.body.progress ?? 0);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

const unless = ({ status, code }: Problem): null => {
  if (status === 404) refused('not-found');
  if (code === 'not-signed-in') refused('not-ready');
  return null;
};

async function fetched({ address, bytes, sent }: LexiconWords, tell: Tell): Promise<Uint8Array> {
  const response = await fetch(address).catch(() => refused('unreachable'));
  const reader = response.ok ? response.body?.getReader() : undefined;
  if (!reader) return refused('unreachable');
  const packed = new Uint8Array(bytes);
  for (let at = 0; ; ) {
    const { done, value } = await reader.read().catch(() => refused('unreachable'));
    if (done) return at === bytes ? packed : refused('unreachable');
    if (at + value.length > bytes) return refused('unreachable');
    packed.set(value, at);
    at += value.length;
    tell('fetching', at / bytes, sent);
  }
}
