import { transaction } from '@/lib/db';
import { type Refusal, refuse } from '@/lib/event';
import { type Person, readStored, seatOf } from './table-row';

/** Whoever opened a table takes it away, before it is played or after. While it is played, one gives up instead. */
export async function deleteTable(code: string, person: Person): Promise<Refusal | null> {
  return transaction(async (tx) => {
    const table = await readStored(tx, { code }, true);
    if (!table) return refuse('table-not-found');
    if (seatOf(table, person) !== 0) return refuse('key-missing');
    if (table.status === 'playing' || table.status === 'out') return refuse('table-not-over');
    await tx`delete from classic_table where id = ${table.id}`;
    await tx`select pg_notify('onerack', ${`table:${table.id}:gone`})`;
    return null;
  }) as Promise<Refusal | null>;
}
