import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { nameKey } from './player-name';

/** `red` is the team that the first of its players wrote as `Red`. */
export type Spelling = (team: string) => string;

/** How teams are written in an event: as the host did, or whoever came first. Teams that are new are remembered. */
export async function spellingOfTeams(tx: Db, { id, settings }: EventInfo): Promise<Spelling> {
  if (!settings.ask.includes('team')) return (team) => team;
  const known = new Map<string, string>();
  const spelling = (team: string) => {
    const key = nameKey(team);
    const written = known.get(key) ?? team;
    known.set(key, written);
    return written;
  };
  const written = settings.teams ?? (await writtenTeams(tx, id));
  written.forEach(spelling);
  return spelling;
}

async function writtenTeams(tx: Db, eventId: string): Promise<string[]> {
  const rows = await tx<{ team: string }[]>`
    select team from player where event_id = ${eventId} and team is not null group by team order by min(joined_at)`;
  return rows.map(({ team }) => team);
}
