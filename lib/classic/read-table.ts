import { sql } from '@/lib/db';
import { type Refusal, refuse } from '@/lib/event';
import type { OwnTable, TableView } from '@/lib/http/schemas';
import { type Person, readStored } from './table-row';
import { tableView } from './table-view';

/** The table as this person may see it now. */
export async function readTable(code: string, person: Person): Promise<TableView | Refusal> {
  const table = await readStored(sql(), { code });
  return table ? tableView(table, person) : refuse('table-not-found');
}

const MOST = 30;

/** Tables of one's own: those that wait for one first, then by the last change. */
export async function ownTables({ key, userId }: Person): Promise<OwnTable[]> {
  return sql()<OwnTable[]>`
    select t.code, t.status, t.deadline,
           array(select s.name from classic_seat s where s.table_id = t.id order by s.seat) as names,
           coalesce(t.status = 'playing' and (t.state ->> 'turn')::int = own.seat, false) as "yourTurn"
    from classic_seat own join classic_table t on t.id = own.table_id
    where own.person = ${key} or own.user_id = ${userId}
    order by "yourTurn" desc, t.status = 'over', t.changed_at desc, t.id desc limit ${MOST}`;
}
