import { transaction } from '@/lib/db';
import { Refusal, refuse } from '@/lib/event';
import { deadlineOf, type TableState } from '@/lib/game/classic';
import { type Db, readStored, type StoredTable, tableOf } from './table-row';

/** What a change makes of a table; null: it is as it should be already. */
export type Decision = TableState | Refusal | null;

/**
 * One at a time changes a table. Whatever was decided is written if the version is still the one that was read, and told
 * to every process with the commit. `now`: ms by the database's clock.
 */
export async function changeTable(
  key: { code: string } | { id: string },
  decide: (table: StoredTable, now: number, tx: Db) => Promise<Decision> | Decision,
): Promise<Refusal | null> {
  return transaction(async (tx) => {
    const table = await readStored(tx, key, true);
    if (!table) return refuse('table-not-found');
    const [clock] = await tx<{ now: number }[]>`
      select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now`;
    const decided = await decide(table, clock!.now, tx);
    if (decided instanceof Refusal) return decided;
    if (decided) await writeState(tx, table, decided);
    return null;
  });
}

async function writeState(tx: Db, table: StoredTable, state: TableState): Promise<void> {
  await tx`
    update classic_table
    set state = ${tx.json(state as never)}, status = ${state.status}, deadline = ${deadlineOf(tableOf(table), state)}
    where id = ${table.id}`;
  await nextVersion(tx, table);
}

/** Compared and set: a table that was changed meanwhile is not changed again. */
export async function nextVersion(tx: Db, { id, version }: StoredTable): Promise<void> {
  const rows = await tx`
    update classic_table set version = version + 1, changed_at = clock_timestamp()
    where id = ${id} and version = ${version} returning id`;
  if (rows.length !== 1) throw new Error(`table ${id} was changed by two at once`);
  await tx`select pg_notify('onerack', ${`table:${id}:${version + 1}`})`;
}
