/** Hosts' own word lists. */
import { randomBytes } from 'node:crypto';
import { sql, transaction } from '@/lib/db';
import { type OnProgress, runOrder } from '../compile/run-order';
import { keepFile, partFile, removeFile, removeFiles } from '../files';
import { type OwnRow, ownColumns, ownSource } from '../find-lexicon';
import { forgetLexicon } from '../open-lexicons';
import type { LexiconSource } from '../source';
import type { UploadReport } from './report';

export interface OwnLexicon {
  source: LexiconSource;
  words: number;
  report: UploadReport;
  createdAt: Date;
}

/** Enough for every edition and age group; each is some megabytes in the database. */
export const MOST_OWN_LISTS = 50;

export interface AddOwnLexicon {
  ownerId: string;
  name: string;
  tileSet: string;
  /** The file as it was received; the caller takes it away. */
  upload: string;
  onProgress: OnProgress;
  /** Ends it when the sender has gone; nothing is kept then. */
  signal: AbortSignal;
}

/**
 * Makes a lexicon of an upload. The words are kept in the database and not beside the compiled file: processes
 * that share the database need not share a disk, and a backup of it is whole. @throws NotAWordList, Abandoned
 */
export async function addOwnLexicon(options: AddOwnLexicon): Promise<OwnLexicon> {
  const { ownerId, name, tileSet, upload, onProgress, signal } = options;
  const id = `own-${randomBytes(8).toString('hex')}`;
  const part = partFile(id);
  try {
    const order = { kind: 'upload', tileSet, upload, file: part } as const;
    const { words, report, gzipped } = await runOrder(order, onProgress, signal);
    if (!report || !gzipped) throw new Error('the upload was read without a report');
    const createdAt = await store({ id, ownerId, name, tileSet, words, report, gzipped });
    const source = ownSource({ id, ownerId, name, tileSet, words, removedAt: null });
    keepFile(source, part, words);
    return { source, words, report, createdAt };
  } finally {
    removeFile(part);
  }
}

interface Stored extends Pick<AddOwnLexicon, 'ownerId' | 'name' | 'tileSet'> {
  id: string;
  words: number;
  report: UploadReport;
  gzipped: Uint8Array;
}

/** Not with Prisma, which would copy these megabytes from form to form, and keep memory for it. */
async function store({ id, ownerId, name, tileSet, words, report, gzipped }: Stored): Promise<Date> {
  const [row] = await sql()<{ createdAt: number }[]>`
    insert into own_lexicon (id, owner_id, name, tile_set, words, report, source)
    values (${id}, ${ownerId}, ${name}, ${tileSet}, ${words}, ${sql().json({ ...report } as never)}, ${gzipped})
    returning created_at as "createdAt"`;
  return new Date(row!.createdAt);
}

/** Newest first. */
export async function ownLexicons(ownerId: string): Promise<OwnLexicon[]> {
  const rows = await sql()<Row[]>`
    select ${ownColumns()}, report, created_at as "createdAt" from own_lexicon
    where owner_id = ${ownerId} and removed_at is null order by created_at desc, id`;
  return rows.map(fromRow);
}

export async function ownLexicon(ownerId: string, id: string): Promise<OwnLexicon | null> {
  const [row] = await sql()<Row[]>`
    select ${ownColumns()}, report, created_at as "createdAt" from own_lexicon
    where id = ${id} and owner_id = ${ownerId} and removed_at is null`;
  return row ? fromRow(row) : null;
}

interface Row extends OwnRow {
  report: UploadReport;
  createdAt: number;
}

function fromRow(row: Row): OwnLexicon {
  const { words, report, createdAt } = row;
  return { source: ownSource(row), words, report, createdAt: new Date(createdAt) };
}

export async function countOwnLexicons(ownerId: string): Promise<number> {
  const [row] = await sql()<{ count: number }[]>`
    select count(*)::int from own_lexicon where owner_id = ${ownerId} and removed_at is null`;
  return row!.count;
}

export async function renameOwnLexicon(ownerId: string, id: string, name: string): Promise<boolean> {
  const { count } = await sql()`
    update own_lexicon set name = ${name} where id = ${id} and owner_id = ${ownerId} and removed_at is null`;
  return count > 0;
}

/**
 * Removes a list. Null when there is none; names of events that are not over and play with it, which then keep
 * it. Reviews of past events still look words up: what was ever played with is only hidden.
 */
export async function removeOwnLexicon(ownerId: string, id: string): Promise<{ usedBy: string[] } | null> {
  const removed = await transaction(async (tx) => {
    const [row] = await tx`
      select id from own_lexicon where id = ${id} and owner_id = ${ownerId} and removed_at is null for update`;
    if (!row) return null;
    const events = await tx<{ name: string; status: string }[]>`
      select name, status from event where settings->>'lexicon' = ${id} order by created_at, id`;
    const usedBy = events.filter(({ status }) => status !== 'finished').map(({ name }) => name);
    if (usedBy.length > 0) return { usedBy };
    if (events.length > 0) await tx`update own_lexicon set removed_at = clock_timestamp() where id = ${id}`;
    else await tx`delete from own_lexicon where id = ${id}`;
    return { usedBy };
  });
  if (removed?.usedBy.length === 0) {
    forgetLexicon(id);
    removeFiles(id);
  }
  return removed;
}
