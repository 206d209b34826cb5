import type { sql, transaction } from '@/lib/db';
import { tileSet } from '@/lib/engine';
import { FORMATS } from '@/lib/game';
import type { Table, TableState } from '@/lib/game/classic';
import { DEFAULT_TABLE, TableSettings } from '@/lib/http/schemas';

/** A pool or a transaction. Timestamps are ms since 1970 there. */
export type Db = ReturnType<typeof sql> | Parameters<Parameters<typeof transaction>[0]>[0];

/** Who plays: a browser that holds a key, and an account where somebody is signed in. */
export interface Person {
  /** SHA-256 of the key */
  key: string;
  userId: string | null;
}

export interface StoredSeat {
  name: string;
  person: string;
  userId: string | null;
}

/** A table as it is stored; seats in the order of play. */
export interface StoredTable {
  id: string;
  code: string;
  settings: TableSettings;
  tileSet: string;
  seed: string;
  seedHash: string;
  state: TableState | null;
  status: 'waiting' | TableState['status'];
  version: number;
  seats: StoredSeat[];
}

interface Row extends Omit<StoredTable, 'settings'> {
  settings: unknown;
}

/** By its code or its id; `lock` keeps others from changing it until the transaction ends. */
export async function readStored(
  db: Db,
  key: { code: string } | { id: string },
  lock = false,
): Promise<StoredTable | null> {
  const [row] = await db<Row[]>`
    select id, code, settings, tile_set as "tileSet", seed, seed_hash as "seedHash", state, status, version,
           (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'person', s.person, 'userId', s.user_id)
                                      order by s.seat), '[]')
            from classic_seat s where s.table_id = t.id) as seats
    from classic_table t where ${'code' in key ? db`code = ${key.code}` : db`id = ${key.id}`}
    ${lock ? db`for update` : db``}`;
  if (!row) return null;
  // A game from before players could give up.
  const state = row.state && { ...row.state, resigned: row.state.resigned ?? [] };
  return { ...row, state, settings: { ...DEFAULT_TABLE, ...TableSettings.partial().parse(row.settings) } };
}

/** What the rules need to know of it. */
export function tableOf({ tileSet: id, settings }: StoredTable): Table {
  const { challenge, exchangeFrom, clock, format } = settings;
  return { tiles: tileSet(id), rules: { play: FORMATS[format].rules, challenge, exchangeFrom, clock } };
}

/** -1: nobody's at this table. */
export function seatOf({ seats }: Pick<StoredTable, 'seats'>, { key, userId }: Person): number {
  return seats.findIndex((seat) => seat.person === key || (userId !== null && seat.userId === userId));
}
