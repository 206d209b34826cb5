import { sql } from '@/lib/db';

/** Whose seats: those of a browser's key, and the account that is to have them. */
interface Claim {
  key: string;
  userId: string;
}

/** How many seats were taken in this browser without an account. */
export async function unclaimedSeats({ key }: Pick<Claim, 'key'>): Promise<number> {
  const [row] = await sql()<{ seats: number }[]>`
    select count(*)::int as seats from classic_seat where person = ${key} and user_id is null`;
  return row?.seats ?? 0;
}

/** Makes them the account's, but where it sits already: nobody plays against themselves. */
export async function claimSeats({ key, userId }: Claim): Promise<number> {
  const claimed = await sql()`
    update classic_seat s set user_id = ${userId}
    where s.person = ${key} and s.user_id is null and not exists (
      select 1 from classic_seat own where own.table_id = s.table_id and own.user_id = ${userId})
    returning s.seat`;
  return claimed.length;
}
