import { dbNow, sql } from '@/lib/db';
import type { EnteredSlips, PaperFault, PaperSlip } from '@/lib/http/schemas';
import { ensureLexicon } from '@/lib/lexicons';
import { authorOf } from '../author-of';
import type { Db } from '../columns';
import type { EventInfo } from '../event-info';
import { withEventRow } from '../event-lock';
import { CHANNEL } from '../log';
import { roundPosition } from '../read-slip';
import { type Refusal, refuse } from '../refusal';
import { restateResults } from '../restate-results';
import { type RoundRow, roundByNumber } from '../round-row';
import type { Viewer } from '../viewer';
import { wereRanked } from '../were-ranked';
import { byPhone } from './by-phone';
import { type Corrector, type Decision, decideEntry, type Standing } from './decide-entry';
import { type EntryRow, entryView, liveEntries } from './entry-row';
import { noSolos } from './no-solo';
import { othersEnter } from './others-enter';
import { type ReadLine, readLine } from './read-line';
import {
  entryId,
  insertEntries,
  keepPhoneSlips,
  moveEntries,
  type NewEntry,
  restorePhoneSlips,
  writeSlips,
} from './write-entries';

export interface EnterSlipsOptions {
  event: EventInfo;
  viewer: Viewer;
  number: number;
  slips: readonly PaperSlip[];
}

/** The player that a line is for. */
interface Seat {
  playerId: string;
  table: string | null;
}

interface Line {
  slip: PaperSlip;
  seat: Seat | PaperFault;
  read: ReadLine | null;
}

/**
 * Takes slips on paper as correctors read them, for a round that is closed or being played. Each line is taken whole or
 * not at all, and tells what became of it; sent again it changes nothing. A slip of a closed round counts at once, with
 * everything that follows; one of the round that is being played counts with its close.
 */
export async function enterSlips(options: EnterSlipsOptions): Promise<EnteredSlips | Refusal> {
  const { event, number, slips } = options;
  const round = await roundByNumber(sql(), event.gameId, number);
  if (!round || !isEnterable(round)) return refuse('round-not-found');
  const lines = await readLines(event, round, slips);
  const done = await withEventRow(event, async ({ tx, ...state }) => {
    // Whoever closes or cancels the round holds the event as well.
    const now = await roundByNumber(tx, event.gameId, number);
    if (!now || now.id !== round.id || !isEnterable(now)) return refuse('round-not-found');
    const closed = now.status === 'closed';
    const author = authorOf(options.viewer);
    const alone = !(slips.some(({ reading }) => reading === 2) && (await othersEnter(tx, event, author)));
    const entered = await enter(tx, { round: now, closed, lines, by: { author, alone } });
    if (closed && entered.changed.length > 0) {
      const from = (await wereRanked(tx, event, number, entered.changed)) ? number : 1;
      await restateResults({ tx, info: event, ...state }, number, from);
    }
    if (!closed) await tx`select pg_notify(${CHANNEL}, ${`${event.id}:slips`})`;
    const told = closed ? await withoutSolo(tx, now, slips, entered.slips) : entered.slips;
    return { round: number, slips: told };
  });
  return done;
}

/** Says of a solo that it cannot be one, as things stand with these slips. */
async function withoutSolo(
  tx: Db,
  { id }: RoundRow,
  lines: readonly PaperSlip[],
  slips: EnteredSlips['slips'],
): Promise<EnteredSlips['slips']> {
  if (!lines.some(({ solo }) => solo)) return slips;
  const rows = await tx<{ player_id: string }[]>`${noSolos(tx, id)}`;
  const none = new Set(rows.map((row) => row.player_id));
  return slips.map((slip, at) =>
    lines[at]?.solo && slip.playerId !== null && none.has(slip.playerId)
      ? { ...slip, noSolo: true as const }
      : slip,
  );
}

const isEnterable = ({ status, opensAt }: RoundRow) =>
  opensAt !== null && (status === 'open' || status === 'paused' || status === 'closed');

/** Judging takes no lock; after some lines others have a turn. */
async function readLines(event: EventInfo, round: RoundRow, slips: readonly PaperSlip[]): Promise<Line[]> {
  const { lexicon } = await ensureLexicon(event.settings.lexicon);
  const at = roundPosition(event, round);
  const seatOf = await seats(event, slips);
  const seen = new Set<string>();
  const lines: Line[] = [];
  for (const [index, slip] of slips.entries()) {
    if (index % 20 === 19) await new Promise(setImmediate);
    const closed = round.status === 'closed';
    // Whoever is told what the top is before the close knows it too early.
    const seat = !closed && slip.move === 'top' ? 'top-not-yet' : seatOf(slip);
    const key = typeof seat === 'string' ? '' : `${seat.playerId} ${slip.reading}`;
    const twice = key !== '' && seen.has(key);
    seen.add(key);
    lines.push({
      slip,
      seat: twice ? 'said-twice' : seat,
      read: readLine(event.settings, at, lexicon, round, slip),
    });
  }
  return lines;
}

/** Finds the players of lines, by their id or their table: there, whoever hands in paper goes before phones. */
async function seats(event: EventInfo, slips: readonly PaperSlip[]) {
  const ids = slips.flatMap(({ playerId }) => playerId ?? []);
  const tables = slips.flatMap(({ table }) => table ?? []);
  const rows = await sql()<(Seat & { paper: boolean })[]>`
    select id as "playerId", table_name as "table", paper from player
    where event_id = ${event.id} and removed_at is null and (id = any(${ids}) or table_name = any(${tables}))`;
  return ({ playerId, table }: PaperSlip): Seat | PaperFault => {
    if (playerId !== undefined) return rows.find((row) => row.playerId === playerId) ?? 'no-such-player';
    const there = rows.filter((row) => row.table !== null && row.table === table);
    const onPaper = there.filter(({ paper }) => paper);
    const [one, other] = onPaper.length > 0 ? onPaper : there;
    return other ? 'table-twice' : (one ?? 'no-such-table');
  };
}

interface Entering {
  round: RoundRow;
  closed: boolean;
  lines: readonly Line[];
  by: Corrector;
}

async function enter(
  tx: Db,
  { round, closed, lines, by }: Entering,
): Promise<Pick<EnteredSlips, 'slips'> & { changed: string[] }> {
  const ids = lines.flatMap(({ seat }) => (typeof seat === 'string' ? [] : seat.playerId));
  const there = await standings(tx, { round, closed, ids });
  const decided = lines.map((line) => decideLine(line, there, by));
  const all = decided.flatMap(({ decision }) => (decision ? [decision] : []));
  const phones = decided.filter(
    ({ decision, playerId }) => decision?.writes === 'entry' && there(playerId).phone,
  );
  await keepPhoneSlips(
    tx,
    round.id,
    phones.map(({ playerId }) => playerId),
  );
  await moveEntries(
    tx,
    all.flatMap(({ becomes }) => becomes),
  );
  await insertEntries(
    tx,
    round.id,
    decided.flatMap(({ entry }) => entry ?? []),
  );
  if (closed) {
    const writes = decided.flatMap(({ decision, entry }) =>
      decision?.writes === 'entry' && entry ? entry : [],
    );
    await writeSlips(tx, round.id, writes);
    const backs = decided.filter(({ decision }) => decision?.writes === 'phone');
    await restorePhoneSlips(
      tx,
      round.id,
      backs.map(({ playerId }) => playerId),
    );
  }
  return {
    changed: decided.flatMap(({ decision, playerId }) => (decision?.writes ? playerId : [])),
    slips: decided.map(({ told, entry, shown }) => ({
      ...told,
      entry: entry ? entryView({ ...entry, at: dbNow() }, closed) : shown && entryView(shown, closed),
    })),
  };
}

interface Decided {
  playerId: string;
  decision: Decision | null;
  entry: NewEntry | null;
  /** what is there, where nothing new is */
  shown: EntryRow | null;
  told: Omit<EnteredSlips['slips'][number], 'entry'>;
}

function decideLine(
  { slip, seat, read }: Line,
  there: (playerId: string) => Standing,
  by: Corrector,
): Decided {
  if (typeof seat === 'string') {
    const told = {
      table: slip.table ?? null,
      playerId: slip.playerId ?? null,
      status: 'fault',
      code: seat,
    } as const;
    return { playerId: '', decision: null, entry: null, shown: null, told };
  }
  const { playerId, table } = seat;
  const standing = there(playerId);
  const decision = decideEntry(slip, read, standing, by);
  const { status, code, insert } = decision;
  const said = read ?? standing.counts;
  const entry =
    insert && said
      ? {
          id: entryId(),
          playerId,
          ...insert,
          body: said.body,
          slip: said.slip,
          given: slip.given,
          author: by.author,
        }
      : null;
  return {
    playerId,
    decision,
    entry,
    shown: standing.counts,
    told: { table, playerId, status, ...(code && { code }) },
  };
}

/** What is there of each player; phones' slips are nobody's business while the round runs. */
async function standings(
  tx: Db,
  { round, closed, ids }: { round: RoundRow; closed: boolean; ids: string[] },
): Promise<(playerId: string) => Standing> {
  const entries = await liveEntries(tx, round.id, ids);
  const phones = closed
    ? await tx<{ playerId: string }[]>`
        select s.player_id as "playerId" from slip s
        where s.round_id = ${round.id} and s.player_id = any(${ids}) and ${byPhone(tx)}`
    : [];
  const sent = new Set(phones.map(({ playerId }) => playerId));
  return (playerId) => {
    const own = entries.filter((entry) => entry.playerId === playerId);
    return {
      counts: own.find(({ reading, state }) => reading === 1 && state === 'counts') ?? null,
      waiting: own.filter(({ reading, state }) => reading === 1 && state === 'waits'),
      check: own.find(({ reading }) => reading === 2) ?? null,
      phone: sent.has(playerId),
      phoneKept: own.find(({ reading }) => reading === 0) ?? null,
    };
  };
}
