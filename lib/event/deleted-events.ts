import { sql } from '@/lib/db';
import type { Db } from './columns';

/** Nobody has the page of an event open for longer. */
const DAYS = 30;

/** The code alone: of the event nothing is left. */
export async function rememberDeleted(tx: Db, code: string): Promise<void> {
  await tx`delete from deleted_event where deleted_at < now() - make_interval(days => ${DAYS})`;
  await tx`insert into deleted_event (code) values (${code}) on conflict (code) do update set deleted_at = now()`;
}

/** Whether there was an event with this code, as it is stored, that its host has deleted. */
export async function wasDeleted(code: string): Promise<boolean> {
  const found = await sql()`select 1 from deleted_event where code = ${code}`;
  return found.length > 0;
}
