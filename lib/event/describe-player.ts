import { DETAILS, eachDetail, type PlayerDetails } from '@/lib/http/schemas';
import type { Db } from './columns';
import { type LockedEvent, withEvent } from './event-lock';
import { append } from './log';
import { noteAct } from './note-act';
import { markedAgain } from './paper/namesakes';
import { Refusal, refuse } from './refusal';
import type { Member, SeatChange } from './remove-player';
import { renamePlayer } from './rename-player';
import { retellResults } from './restate-results';
import { spellingOf } from './spelling';

type Found = Member & PlayerDetails & { paper: boolean };

/**
 * Changes what stands with a name: what is left out stays, null takes it away. Whom the old table behind the name told
 * from a namesake is called by the new one.
 */
export async function describePlayer(
  change: SeatChange,
  wanted: Partial<PlayerDetails>,
): Promise<Member | Refusal> {
  const done = await withEvent(change.event, (locked) => storeDetails(locked, change, wanted));
  if (done instanceof Refusal) return done;
  const { member, name } = done;
  const renamed = name === null ? member : await renamePlayer(change, name);
  // Where somebody else is called so, the old name stays.
  return renamed instanceof Refusal ? member : renamed;
}

/** `name`: the one that goes with the new table; null: the same. */
async function storeDetails(
  locked: LockedEvent,
  { event, playerId, author }: SeatChange,
  wanted: Partial<PlayerDetails>,
): Promise<{ member: Member; name: string | null } | Refusal> {
  const { tx, players, current } = locked;
  const [found] = await tx<Found[]>`
    select id as "playerId", name, removed_at is not null as removed, paper,
           table_name as "table", team, club, category, series, licence
    from player where id = ${playerId} and event_id = ${event.id}`;
  if (!found) return refuse('player-not-found');
  const { name, removed } = found;
  const member = { playerId, name, removed };
  const now: PlayerDetails = eachDetail((detail) =>
    wanted[detail] === undefined ? found[detail] : wanted[detail],
  );
  for (const what of ['team', 'club'] as const) {
    if (now[what] && now[what] !== found[what]) now[what] = (await spellingOf(tx, event, what))(now[what]);
  }
  const changed = DETAILS.filter((detail) => now[detail] !== found[detail]);
  if (changed.length === 0) return { member, name: null };
  if (changed.includes('table') && (await isTaken(tx, event.id, found, now.table)))
    return refuse('invalid-input', { errors: { table: ['Somebody else sits at this table.'] } });
  await tx`
    update player set table_name = ${now.table}, team = ${now.team}, club = ${now.club},
      category = ${now.category}, series = ${now.series}, licence = ${now.licence}
    where id = ${playerId}`;
  const text = (details: PlayerDetails) => changed.map((detail) => details[detail] ?? '–').join(' · ');
  await noteAct(tx, {
    eventId: event.id,
    kind: 'describe',
    round: current?.number ?? null,
    author,
    playerId,
    data: { before: text(found), after: text(now) },
  });
  // Nothing is said but that something is another: what was made of the event is old.
  await append(tx, event.id, 'lobby', { players, joined: [] }, false);
  await retellResults(locked);
  return { member, name: markedAgain(name, found.table, now.table) };
}

/** Slips on paper are known by their table; phones may share one. */
async function isTaken(tx: Db, eventId: string, { playerId, paper }: Found, table: string | null) {
  const others = await tx`
    select 1 from player where event_id = ${eventId} and id <> ${playerId} and table_name = ${table}
      and removed_at is null and (paper or ${paper}) limit 1`;
  return others.length > 0;
}
