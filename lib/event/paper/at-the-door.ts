/** What lists say of those who come to the door: tables where paper is handed in, and people of one name. */
import type { Db } from '../columns';
import { nameKey } from '../player-name';
import { MARK, nameApart, type Seat } from './namesakes';

/** Slips on paper are entered by their table, so it is theirs alone. Which of these tables hand in paper. */
export async function tablesOnPaper(
  tx: Db,
  eventId: string,
  said: readonly (string | null)[],
): Promise<Set<string | null>> {
  const tables = [...new Set(said.filter((table) => table !== null))];
  if (tables.length === 0) return new Set();
  const rows = await tx<{ table: string }[]>`
    select table_name as "table" from player
    where event_id = ${eventId} and paper and removed_at is null and table_name = any(${tables})`;
  return new Set(rows.map(({ table }) => table));
}

type Coming = Pick<Seat, 'club' | 'table'> & { id: string; name: string };

/** As much of a name as stands before any mark. */
const BEGINNING = 16;
const beginningOf = (name: string) =>
  [...nameKey(name).replace(MARK, '')].slice(0, BEGINNING).join('').trimEnd();

/**
 * Names with a club or a table behind them, by id, for those who come with the name of somebody from whom club or table
 * tells them apart. One look at the event for all of them: a hall joins in the same minute.
 */
export async function namesApart(
  tx: Db,
  eventId: string,
  coming: readonly Coming[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const telling = coming.filter(({ club, table }) => club !== null || table !== null);
  if (telling.length === 0) return names;
  const beginnings = [...new Set(telling.map(({ name }) => beginningOf(name)))];
  // Few names end so, and to look for a mark in all of them takes ten times as long.
  const plain = tx`case when name_key like '%)' then regexp_replace(name_key, ' \\([^()]*\\)$', '') else name_key end`;
  const seats = await tx<Seat[]>`
    select name, name_key as "nameKey", table_name as "table", club, licence from player
    where event_id = ${eventId} and rtrim(left(${plain}, ${BEGINNING})) = any(${beginnings})`;
  const byBeginning = new Map<string, Seat[]>(beginnings.map((beginning) => [beginning, []]));
  for (const seat of seats) byBeginning.get(beginningOf(seat.nameKey))?.push(seat);
  for (const { id, name, club, table } of telling) {
    const one = { name, club, table, licence: null };
    const alike = byBeginning.get(beginningOf(name)) ?? [];
    const apart = nameApart(one, alike);
    if (apart === null) continue;
    names.set(id, apart);
    alike.push({ ...one, name: apart, nameKey: nameKey(apart) });
  }
  return names;
}
