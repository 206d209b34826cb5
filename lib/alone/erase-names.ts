import { sql } from '@/lib/db';
import type { Person } from './run-row';

/** Takes the names away that somebody has given for playing alone, in all own runs; what was played stays, nameless. */
export async function eraseNames({ key, userId }: Person): Promise<number> {
  const erased = await sql()`
    update alone_run set player_name = null
    where player_name is not null and (person = ${key} or user_id = ${userId}) returning id`;
  return erased.length;
}
