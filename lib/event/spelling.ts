import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { nameKey } from './player-name';

/** `red` is the team that the first of its players wrote as `Red`. */
export type Spelling = (name: string) => string;

/** What several players share, and are summed or ranked by. */
export type Shared = 'team' | 'club';

/** How teams or clubs are written in an event: as the host did, or whoever came first. New ones are remembered. */
export async function spellingOf(tx: Db, { id, settings }: EventInfo, what: Shared): Promise<Spelling> {
  const known = new Map<string, string>();
  const spelling = (name: string) => {
    const key = nameKey(name);
    const written = known.get(key) ?? name;
    known.set(key, written);
    return written;
  };
  const written = (what === 'team' && settings.teams) || (await writtenNames(tx, id, what));
  written.forEach(spelling);
  return spelling;
}

async function writtenNames(tx: Db, eventId: string, what: Shared): Promise<string[]> {
  const name = tx(what);
  const rows = await tx<{ name: string }[]>`
    select name from (
      select distinct on (${name}) ${name} as name, joined_at, id from player
      where event_id = ${eventId} and ${name} is not null order by ${name}, joined_at, id) first
    order by joined_at, id`;
  return rows.map(({ name }) => name);
}
