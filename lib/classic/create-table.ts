import { randomBytes } from 'node:crypto';
import { newId, transaction } from '@/lib/db';
import { makeCode, type Refusal, refuse } from '@/lib/event';
import type { TableSettings } from '@/lib/http/schemas';
import { ensureLexicon, findLexicon } from '@/lib/lexicons';
import { isShuttingDown, log } from '@/lib/ops';
import { seedHash } from '@/lib/solver';
import type { Person } from './table-row';

export interface CreateTableOptions {
  person: Person;
  name: string;
  settings: TableSettings;
  seed: string | undefined;
}

const UNIQUE_VIOLATION = '23505';

/** A new table; whoever creates it has the first seat. */
export async function createTable(options: CreateTableOptions): Promise<{ code: string } | Refusal> {
  const { person, settings } = options;
  const source = await findLexicon(settings.lexicon);
  const isOwn = source?.ownerId === person.userId && !source?.removed;
  if (!source || (source.ownerId !== undefined && !isOwn))
    return refuse('lexicon-not-found', { errors: { lexicon: ['There is no such lexicon.'] } });
  void ensureLexicon(source.id).catch((error) => {
    if (!isShuttingDown()) log.debug('a table’s word list is not ready', { lexicon: source.id, error });
  });
  for (let tries = 0; ; tries++) {
    const code = makeCode();
    try {
      await insert(options, code, source.tileSet);
      return { code };
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION || tries >= 5) throw error;
    }
  }
}

async function insert(options: CreateTableOptions, code: string, tileSet: string): Promise<void> {
  const { person, name, settings, seed = randomBytes(24).toString('base64url') } = options;
  const id = newId();
  await transaction(async (tx) => {
    await tx`
      insert into classic_table (id, code, settings, tile_set, seed, seed_hash)
      values (${id}, ${code}, ${tx.json(settings as never)}, ${tileSet}, ${seed}, ${seedHash(seed)})`;
    await tx`
      insert into classic_seat (table_id, seat, name, person, user_id)
      values (${id}, 0, ${name}, ${person.key}, ${person.userId})`;
  });
}
