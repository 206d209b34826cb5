import { sql } from '@/lib/db';
import { tileSet } from '@/lib/engine';
import { shared } from '@/lib/ops';
import { lexiconSource } from './catalog';
import type { LexiconSource } from './source';

export const isOwn = (id: string) => id.startsWith('own-');

/** Hosts' own lists that this process has met, for those who cannot wait for the database. */
const met = () => shared('own-lexicon-sources', () => new Map<string, LexiconSource>());

/** A lexicon of the catalog, or a host's own, also one that was removed while events remember it. */
export async function findLexicon(id: string): Promise<LexiconSource | null> {
  if (!isOwn(id)) return lexiconSource(id) ?? null;
  const [row] = await sql()<OwnRow[]>`select ${ownColumns()} from own_lexicon where id = ${id}`;
  if (!row) return null;
  const source = ownSource(row);
  met().set(id, source);
  return source;
}

/** The same without the database: of own lists those that `findLexicon` was asked for. */
export function knownLexicon(id: string): LexiconSource | null {
  return lexiconSource(id) ?? met().get(id) ?? null;
}

export interface OwnRow {
  id: string;
  ownerId: string;
  name: string;
  tileSet: string;
  words: number;
  /** ms since 1970 */
  removedAt: number | null;
}

/** What `ownSource` reads, for a select. */
export const ownColumns = () => sql()`
  id, owner_id as "ownerId", name, tile_set as "tileSet", words, removed_at as "removedAt"`;

export function ownSource({ id, ownerId, name, tileSet: tiles, words, removedAt }: OwnRow): LexiconSource {
  return {
    id,
    name,
    nativeName: tileSet(tiles).nativeName,
    tileSet: tiles,
    about: words,
    source: 'A list of your own',
    licence: 'As its owner has it',
    notice: null,
    list: { kind: 'own' },
    ownerId,
    removed: removedAt !== null,
  };
}
