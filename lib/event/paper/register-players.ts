import { createHash, randomBytes } from 'node:crypto';
import { newId } from '@/lib/db';
import type { ListedPlayer, RegisteredPlayers } from '@/lib/http/schemas';
import type { Db } from '../columns';
import type { EventInfo } from '../event-info';
import { withEventRow } from '../event-lock';
import { MOST_PLAYERS } from '../join-event';
import { append } from '../log';
import { NAMES_SHOWN } from '../log-entries';
import { noteAct } from '../note-act';
import { nameKey } from '../player-name';
import { type Refusal, refuse } from '../refusal';
import { retellResults } from '../restate-results';
import { tellSeatChanged } from '../seat-keys';
import { forgetSeat } from '../viewer';
import {
  areTwo,
  type KnownSeat,
  licencesTwice,
  linesByName,
  namesOfMoved,
  namesOfNew,
  seatsOfLines,
} from './namesakes';

export interface RegisterOptions {
  event: EventInfo;
  players: readonly ListedPlayer[];
  author: string;
  /** tells what would happen, and stores nothing */
  check: boolean;
}

/**
 * Gives seats to players on a list, before or during the event, all or none: a person or a table that is there twice is
 * told by its line. Somebody who is on the list again keeps the seat and takes over what the list says now: a list may
 * let tables change places. Two people of one name are told apart by table, club or licence, and have it behind their
 * names. Nobody knows their keys; a personal code gives them a phone as well.
 */
export async function registerPlayers({
  event,
  players,
  author,
  check,
}: RegisterOptions): Promise<RegisteredPlayers | Refusal> {
  const keys: string[] = [];
  const done = await withEventRow(event, async ({ tx, ...state }) => {
    if (state.status === 'finished') return refuse('event-finished');
    const seated = await readSeated(tx, event.id);
    const plan = planOf(players, seated);
    const room = MOST_PLAYERS - state.players;
    const faults = [...plan.faults];
    if (plan.added.length > room)
      faults.push({
        line: plan.addedLines[room] ?? 0,
        code: 'event-full',
        what: '',
        other: null,
      });
    const { added, changed, unchanged, namesakes, moves } = plan;
    const told = { unchanged, namesakes, moves, licences: licencesTwice(players), faults };
    if (faults.length > 0) return { added: 0, changed: 0, ...told };
    const answer = { added: added.length, changed: changed.length, ...told };
    if (check) return answer;
    await insertPlayers(tx, event, added);
    await rename(tx, plan.renamed);
    await updatePlayers(tx, changed);
    if (added.length > 0) {
      const count = state.players + added.length;
      await tx`update event set players = ${count} where id = ${event.id}`;
      const joined = added.map(({ name }) => name).reverse();
      await append(tx, event.id, 'lobby', { players: count, joined: joined.slice(0, NAMES_SHOWN) }, false);
    }
    const count = state.players + added.length;
    for (const one of plan.renamed) keys.push(...(await tellRenamed(tx, { event, author, count }, one)));
    if (plan.renamed.length > 0) await retellResults({ tx, info: event, status: state.status });
    return answer;
  });
  for (const key of keys) forgetSeat(key);
  return done;
}

/** Somebody has another name since the table behind it is another. Returns the keys of the seat. */
async function tellRenamed(
  tx: Db,
  { event, author, count }: Pick<RegisterOptions, 'event' | 'author'> & { count: number },
  { id: playerId, before, after }: Renamed,
): Promise<string[]> {
  await noteAct(tx, {
    eventId: event.id,
    kind: 'rename',
    round: null,
    author,
    playerId,
    data: { before, after },
  });
  await append(tx, event.id, 'lobby', { players: count, joined: [after], left: [before] }, false);
  return tellSeatChanged(tx, { eventId: event.id, playerId, ended: false });
}

function readSeated(tx: Db, eventId: string): Promise<KnownSeat[]> {
  return tx<KnownSeat[]>`
    select id, name, name_key as "nameKey", table_name as "table", club, category, series, licence, team,
           paper and removed_at is null as listed, removed_at is not null as removed
    from player where event_id = ${eventId}`;
}

interface Renamed {
  id: string;
  before: string;
  after: string;
}

interface Plan {
  added: ListedPlayer[];
  addedLines: number[];
  changed: { id: string; player: ListedPlayer }[];
  /** of the changed, those who are called by their new table */
  renamed: Renamed[];
  /** lines that say nothing new */
  unchanged: number;
  namesakes: RegisteredPlayers['namesakes'];
  moves: RegisteredPlayers['moves'];
  faults: RegisteredPlayers['faults'];
}

function planOf(players: readonly ListedPlayer[], seated: readonly KnownSeat[]): Plan {
  const plan: Plan = {
    added: [],
    addedLines: [],
    changed: [],
    renamed: [],
    unchanged: 0,
    namesakes: [],
    moves: [],
    faults: [],
  };
  const taken = new Set(seated.map((seat) => seat.nameKey));
  const own = seatsOfLines(players, seated);
  const names = namesOfNew(players, { own, seats: seated });
  const again = namesOfMoved(players, { own, seats: seated, names });
  const moved = new Set(own.filter((seat, line) => seat && players[line]!.table !== null));
  const faultOf = faultFinder(
    players,
    seated.filter((seat) => !moved.has(seat)),
  );
  for (const [line, listed] of players.entries()) {
    const seat = own[line];
    const player = { ...listed, name: again.get(line) ?? seat?.name ?? names[line]! };
    const isTaken = !seat && taken.has(nameKey(player.name));
    const fault = faultOf(line, listed, { taken: isTaken, own: seat });
    if (nameKey(player.name) !== nameKey(listed.name)) plan.namesakes.push({ line, name: player.name });
    const from = seat?.table ?? null;
    if (from !== null && listed.table !== null && listed.table !== from) plan.moves.push({ line, from });
    if (fault) plan.faults.push({ line, ...fault });
    else if (seat && !saysNew(player, seat)) plan.unchanged += 1;
    else if (seat) {
      plan.changed.push({ id: seat.id, player });
      if (again.has(line)) plan.renamed.push({ id: seat.id, before: seat.name, after: player.name });
    } else {
      plan.added.push(player);
      plan.addedLines.push(line);
    }
  }
  return plan;
}

/** What the list does not say stays as it was; the name is the seat's, however it is spelt. */
const saysNew = ({ name: _, ...said }: ListedPlayer, seat: KnownSeat): boolean =>
  (Object.keys(said) as (keyof typeof said)[]).some(
    (part) => said[part] !== null && said[part] !== seat[part],
  );

type Fault = Omit<RegisteredPlayers['faults'][number], 'line'>;

/**
 * Looks at lines one after the other: a person and a table may be there once, on the list and in the event. `seated`: whom
 * the list leaves at their tables.
 */
function faultFinder(players: readonly ListedPlayer[], seated: readonly KnownSeat[]) {
  const byName = linesByName(players);
  const tables = new Map<string, number>();
  const byTable = new Map(seated.filter(({ removed }) => !removed).map((seat) => [seat.table, seat]));
  const before = (seen: Map<string, number>, key: string, line: number) => {
    const other = seen.get(key) ?? null;
    seen.set(key, other ?? line);
    return other;
  };
  return (
    line: number,
    player: ListedPlayer,
    at: { taken: boolean; own: KnownSeat | undefined },
  ): Fault | null => {
    const { name, table } = player;
    const namesakes = byName.get(nameKey(name)) ?? [];
    const sameName = namesakes.find((other) => other < line && !areTwo(players[other]!, player)) ?? null;
    const sameTable = table === null ? null : before(tables, table, line);
    if (sameName !== null) return { code: 'name-twice', what: name, other: sameName };
    if (table !== null && sameTable !== null) return { code: 'table-twice', what: table, other: sameTable };
    if (at.taken) return { code: 'name-taken', what: name, other: null };
    const sitting = table === null ? undefined : byTable.get(table);
    if (table === null || !sitting || sitting.id === at.own?.id) return null;
    return { code: 'table-taken', what: table, other: null };
  };
}

async function insertPlayers(tx: Db, event: EventInfo, players: readonly ListedPlayer[]): Promise<void> {
  if (players.length === 0) return;
  const rows = players.map((player) => ({
    ...player,
    id: newId(),
    nameKey: nameKey(player.name),
    keyHash: createHash('sha256').update(randomBytes(32)).digest('hex'),
  }));
  await tx`
    insert into player (id, event_id, name, name_key, key_hash, table_name, club, category, series, licence, team, paper)
    select u.id, ${event.id}, u.name, u."nameKey", u."keyHash", u."table", u.club, u.category, u.series, u.licence, u.team,
           true
    from jsonb_to_recordset(${tx.json(rows)}) as u(
      id text, name text, "nameKey" text, "keyHash" text, "table" text, club text, category text, series text,
      licence text, team text)`;
}

/** Two may change places: for a moment nobody has a name that another is to have. */
async function rename(tx: Db, renamed: Plan['renamed']): Promise<void> {
  if (renamed.length === 0) return;
  await tx`update player set name_key = id where id = any(${renamed.map(({ id }) => id)})`;
  const rows = renamed.map(({ id, after }) => ({ id, name: after, key: nameKey(after) }));
  await tx`
    update player p set name = u.name, name_key = u.key
    from jsonb_to_recordset(${tx.json(rows)}) as u(id text, name text, key text) where p.id = u.id`;
}

/** What the list does not say stays as it was. */
async function updatePlayers(tx: Db, changed: Plan['changed']): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ id, player }) => ({ ...player, id }));
  await tx`
    update player p set table_name = coalesce(u."table", p.table_name), club = coalesce(u.club, p.club),
      category = coalesce(u.category, p.category), series = coalesce(u.series, p.series),
      licence = coalesce(u.licence, p.licence), team = coalesce(u.team, p.team)
    from jsonb_to_recordset(${tx.json(rows)}) as u(
      id text, "table" text, club text, category text, series text, licence text, team text)
    where p.id = u.id`;
}
