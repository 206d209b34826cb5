import type { z } from 'zod';
import { newId } from '@/lib/db';
import type { JoinEvent } from '@/lib/http/schemas';
import { onShutdown, shared } from '@/lib/ops';
import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { withEventRow } from './event-lock';
import { Gathered } from './gathered';
import { append } from './log';
import { NAMES_SHOWN } from './log-entries';
import { checkName } from './names/check-name';
import { takenNames } from './names/taken-names';
import { namesApart, tablesOnPaper } from './paper/at-the-door';
import { nameKey, otherNames } from './player-name';
import { Refusal, refuse } from './refusal';
import { type Shared, type Spelling, spellingOf } from './spelling';
import { tellAsking } from './tell-asking';
import { rememberSeat } from './viewer';

/** What two processors and a hall can carry; more would be a mistake of a script. */
export const MOST_PLAYERS = 20_000;

export interface JoinOptions {
  event: EventInfo;
  player: Omit<z.output<typeof JoinEvent>, 'hallCode'>;
  keyHash: string;
}

/** `waiting`: the event runs, and its host lets in whoever comes late. */
export type Joined = { playerId: string; name: string; waiting: boolean };

/** A hall joins in the same minute: those who come together share one transaction. */
const GATHER_MS = 5;
const LONGEST_GATHER_MS = 20;
const MOST_AT_ONCE = 500;

const queue = () =>
  shared('join-queue', () => {
    const joins = new Gathered(
      { waitMs: GATHER_MS, longestMs: LONGEST_GATHER_MS, most: MOST_AT_ONCE },
      joinAll,
    );
    onShutdown('work', 'join queue', () => joins.drained());
    return joins;
  });

/**
 * Gives a seat in the event under a name that nobody else there has. Joining is possible until the end, unless the
 * door is shut; where late players need the host's word, the seat is theirs when they have it.
 */
export async function joinEvent(options: JoinOptions): Promise<Joined | Refusal> {
  const { event, keyHash, player } = options;
  const name = checkName(event, player);
  if (name instanceof Refusal) return name;
  const joined = await queue().add({ ...options, player: { ...player, name } });
  if ('playerId' in joined && !joined.waiting)
    rememberSeat(keyHash, { id: joined.playerId, name: joined.name, eventId: event.id });
  return joined;
}

/** By event, each in a transaction of its own, at the same time. */
async function joinAll(joins: JoinOptions[]): Promise<(Joined | Refusal)[]> {
  const answers = new Map<JoinOptions, Joined | Refusal>();
  const events = new Map(joins.map(({ event }) => [event.id, event]));
  await Promise.all(
    [...events.values()].map(async (event) => {
      const own = joins.filter((join) => join.event.id === event.id);
      const joined = await joinTogether(event, own);
      own.forEach((join, index) => {
        answers.set(join, joined instanceof Refusal ? joined : (joined[index] as Joined | Refusal));
      });
    }),
  );
  return joins.map((join) => answers.get(join) as Joined | Refusal);
}

function joinTogether(event: EventInfo, joins: JoinOptions[]): Promise<(Joined | Refusal)[] | Refusal> {
  return withEventRow(event, async ({ tx, ...state }) => {
    if (state.status === 'finished') return refuse('event-finished');
    if (state.locked) return refuse('event-locked');
    const spellings = await spellingsAsked(tx, event);
    const waiting = event.settings.lateJoin === 'approval' && state.status !== 'lobby';
    const askedAt = waiting ? new Date() : null;
    const onPaper = await tablesOnPaper(
      tx,
      event.id,
      joins.map(({ player }) => player.table),
    );
    const rows = joins
      .slice(0, Math.max(0, MOST_PLAYERS - state.players))
      .map((join) => ({ ...playerRow(event, join, spellings), removed_at: askedAt, asked_at: askedAt }));
    const taken = await seatAll(
      tx,
      event,
      rows.filter(({ table_name }) => !onPaper.has(table_name)),
    );
    const seated = rows.filter(({ id }) => taken.has(id));
    if (waiting && seated.length > 0) await tellAsking(tx, event.id, state.players);
    else if (seated.length > 0) await tellLobby(tx, event.id, state.players, seated);
    return Promise.all(
      joins.map(async ({ player }, index) => {
        const row = rows[index];
        if (!row) return refuse('event-full');
        if (onPaper.has(row.table_name)) return tableOnPaper();
        return taken.has(row.id)
          ? { playerId: row.id, name: row.name, waiting }
          : nameTaken(tx, event, player.name);
      }),
    );
  });
}

const tableOnPaper = () =>
  refuse('invalid-input', { errors: { table: ['Somebody hands in slips on paper at this table.'] } });

/** Gives the ids of those who have a seat now; whom club or table tells from a namesake has it behind the name. */
async function seatAll(tx: Db, event: EventInfo, rows: NewRow[]): Promise<Set<string>> {
  const seated = await insertPlayers(tx, await withFreeNames(tx, event, rows));
  if (event.settings.names !== 'free') return seated;
  const others = rows.filter(({ id }) => !seated.has(id));
  const names = await namesApart(
    tx,
    event.id,
    others.map((row) => ({ id: row.id, name: row.name, club: row.club, table: row.table_name })),
  );
  const apart = others.filter(({ id }) => names.has(id));
  for (const row of apart) {
    row.name = names.get(row.id) ?? row.name;
    row.name_key = nameKey(row.name);
  }
  return new Set([...seated, ...(await insertPlayers(tx, apart))]);
}

function playerRow(
  { id, settings }: EventInfo,
  { player, keyHash }: JoinOptions,
  spellings: Record<Shared, Spelling>,
): PlayerRow {
  const key = nameKey(player.name);
  const { partner: _, ...said } = player;
  return {
    ...said,
    id: newId(),
    event_id: id,
    name_key: key,
    key_hash: keyHash,
    team: player.team && spellings.team(player.team),
    club: player.club && spellings.club(player.club),
    table_name: player.table,
    listed_key: settings.names === 'listed' ? key : null,
  };
}

/** Of what everybody is asked for; the rest is kept as it comes. */
async function spellingsAsked(tx: Db, event: EventInfo): Promise<Record<Shared, Spelling>> {
  const asked = (what: Shared) =>
    event.settings.ask.includes(what) ? spellingOf(tx, event, what) : (name: string) => name;
  return { team: await asked('team'), club: await asked('club') };
}

/** Without those whose name of the list is somebody's who is called otherwise by now. */
async function withFreeNames(tx: Db, { id, settings }: EventInfo, rows: NewRow[]): Promise<NewRow[]> {
  if (settings.names !== 'listed') return rows;
  const taken = await takenNames(
    tx,
    id,
    rows.map(({ name_key }) => name_key ?? ''),
  );
  return rows.filter(({ name_key }) => !taken.has(name_key ?? ''));
}

const COLUMNS = [
  'id',
  'event_id',
  'name',
  'name_key',
  'key_hash',
  'category',
  'team',
  'table_name',
  'club',
  'level',
  'listed_key',
] as const;
/** Whoever waits to be let in is out until then. */
const MOMENTS = ['removed_at', 'asked_at'] as const;
type PlayerRow = { [Column in (typeof COLUMNS)[number]]: string | null } & Seated;
type NewRow = PlayerRow & { [Moment in (typeof MOMENTS)[number]]: Date | null };
interface Seated {
  id: string;
  name: string;
}

/** Gives the ids of those whose names were free; of two who come with one name, the first has it. */
async function insertPlayers(tx: Db, rows: NewRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const inserted = await tx<{ id: string }[]>`
    insert into player ${tx(rows, [...COLUMNS, ...MOMENTS])} on conflict (event_id, name_key) do nothing returning id`;
  return new Set(inserted.map(({ id }) => id));
}

async function tellLobby(tx: Db, eventId: string, before: number, seated: Seated[]): Promise<void> {
  await tx`update event set players = players + ${seated.length} where id = ${eventId}`;
  const newest = seated.map(({ name }) => name).reverse();
  const players = before + seated.length;
  await append(tx, eventId, 'lobby', { players, joined: newest.slice(0, NAMES_SHOWN) }, false);
}

/** Enough of a name to find those like it. */
const BEGINNING = 20;

export async function nameTaken(
  tx: Db,
  { id: eventId, settings }: Pick<EventInfo, 'id' | 'settings'>,
  name: string,
): Promise<Refusal> {
  // Of a list, whoever has it first; the others choose again.
  if (settings.names === 'listed') return refuse('name-taken');
  const beginning = nameKey(name.replace(/ \d{1,3}$/, '')).slice(0, BEGINNING);
  const rows = await tx<{ key: string }[]>`
    select name_key as key from player where event_id = ${eventId} and starts_with(name_key, ${beginning})`;
  const taken = new Set(rows.map((row) => row.key));
  for (const suggestion of otherNames(name)) {
    if (taken.has(nameKey(suggestion))) continue;
    return refuse('name-taken', {
      suggestion,
      errors: { name: [`Somebody here is called ${name} already. ${suggestion} is free.`] },
    });
  }
  return refuse('name-taken');
}
