import { closeEventRound, type EndReason, type EventState } from '@/lib/game';
import type { HostCommand, StandingRow } from '@/lib/http/schemas';
import { env, histogram } from '@/lib/ops';
import type { Db } from './columns';
import { countAhead } from './count-ahead';
import { countDrafts, forgetDrafts } from './count-drafts';
import { draftQueue } from './draft-queue';
import { type Ending, endEvents } from './end-event';
import { endGames, type GameOver } from './end-games';
import type { EventInfo } from './event-info';
import { eventState, type LockedEvent, withFreeEvents } from './event-lock';
import { appendAll } from './log';
import { noteAct } from './note-act';
import { countPaper } from './paper/count-paper';
import { type Prepared, preparedRounds, prepareRound } from './prepare-round';
import { exchangeOf, otherTops } from './redact';
import type { Refusal } from './refusal';
import type { RoundRow } from './round-row';
import { sendSimulated } from './simulated/send-simulated';
import { slipThread } from './slip-thread';
import { type RoundHead, readHeads } from './standings-sql';
import { targetsReached } from './target-reached';
import { transition } from './transition';
import { writeStandings } from './write-standings';

/** Slips that another process received in time get this long to be written before the clock closes the round. */
const SETTLE_MS = 150;

const seconds = () => histogram('onerack_close_seconds', 'Time to close a round, standings included');

/** How long after `closes_at` the clock closes a round. */
export const closeDelayMs = () => env().graceMs + SETTLE_MS;

export interface CloseRoundOptions {
  event: EventInfo;
  number: number;
  by: 'clock' | 'host';
  /** of the host's close, for the journal */
  author?: string;
  seen?: HostCommand;
}

/**
 * Closes a round once: by the clock when its time and the grace are over, or by the host now. Whoever comes
 * second finds it closed and changes nothing. Returns whether this call closed it.
 */
export async function closeRound(options: CloseRoundOptions): Promise<boolean | Refusal> {
  const { event, number, by, seen, author } = options;
  const began = performance.now();
  await everythingWritten([event]);
  await sendSimulated([event]);
  const next = await prepareRound(event, number + 1);
  const closed = await transition({
    event,
    ...(seen && { seen }),
    decide: (state, { now }) => decide(state, now, number, by),
    write: async (locked) => {
      if (author !== undefined)
        await noteAct(locked.tx, { eventId: event.id, kind: 'close', round: number, author });
      await writeCloses(locked.tx, [{ locked, coming: next }]);
    },
  });
  if (closed === true) afterClose([event], began);
  return closed;
}

export interface Closing {
  event: EventInfo;
  number: number;
}

/**
 * Closes rounds of different events whose time is over, all in one transaction: two hundred games may end in the same
 * second. Returns those whose event somebody else is changing at this moment: they are left as they are.
 */
export async function closeDueRounds(due: readonly Closing[]): Promise<Closing[]> {
  const began = performance.now();
  const events = due.map(({ event }) => event);
  await everythingWritten(events);
  await sendSimulated(events);
  const coming = await preparedRounds(due.map(({ event, number }) => ({ event, number: number + 1 })));
  const { held, closed } = await withFreeEvents(due, async (tx, locked) => {
    const numbers = new Map(due.map(({ event, number }) => [event.id, number]));
    const closing = locked.filter((event) => {
      const number = numbers.get(event.info.id) ?? 0;
      return decide(eventState(event), event.now, number, 'clock').kind === 'changed';
    });
    const closes = closing.flatMap((event) => {
      const next = coming.get(event.info.id);
      return next ? [{ locked: event, coming: next }] : [];
    });
    await writeCloses(tx, closes);
    return { held: new Set(locked.map(({ info }) => info.id)), closed: closing.map(({ info }) => info) };
  });
  afterClose(closed, began);
  return due.filter(({ event }) => !held.has(event.id));
}

/** A finished event has closed its rounds: asked again, the last close has happened. */
function decide(state: EventState, now: number, number: number, by: 'clock' | 'host') {
  if (state.status === 'finished') return { kind: 'unchanged', state } as const;
  return closeEventRound(state, by === 'clock' ? now - closeDelayMs() : now, { number, by });
}

/** What came in time and waits to be written is, before the lock is asked for. */
async function everythingWritten(events: readonly EventInfo[]): Promise<void> {
  const drafts = events.some(({ settings }) => settings.draftsCount);
  await Promise.all([slipThread().drained(), drafts && draftQueue().drained()]);
}

function afterClose(events: readonly EventInfo[], began: number): void {
  for (const _ of events) seconds().observe((performance.now() - began) / 1000);
  forgetDrafts(events.map(({ gameId }) => gameId));
  countAhead(events);
}

interface Close {
  locked: LockedEvent;
  /** what comes after the round, unless somebody reached the target with it */
  coming: Prepared;
}

/**
 * Closes the current round of each event, in the transaction that holds them. Where a game is over and others follow, the
 * event goes on: its next round is the first of another game.
 */
async function writeCloses(tx: Db, closes: readonly Close[]): Promise<void> {
  if (closes.length === 0) return;
  const rounds = closes.map(({ locked: { info, current, previous } }) => {
    const round = current as RoundRow;
    return { ...round, event: info, previousId: previous?.id ?? null };
  });
  const ids = rounds.map(({ id }) => id);
  await countDrafts(
    tx,
    rounds.filter(({ event }) => event.settings.draftsCount).map(({ id }) => id),
  );
  await countPaper(tx, ids);
  await Promise.all([
    tx`update round set status = 'closed', closed_at = clock_timestamp(), remaining_ms = null where id = any(${ids})`,
    writeStandings(tx, rounds),
  ]);
  const [reached, heads] = await Promise.all([targetsReached(tx, rounds), readHeads(tx, rounds)]);
  const plans = closes.map(({ locked, coming }): Plan => {
    const id = locked.current?.id ?? '';
    const next = reached.has(id) && !beginsGame(coming) ? afterTarget(locked) : coming;
    return { locked, next, gameEnd: gameEndOf(locked, next), wait: waitOf(locked, next) };
  });
  await dropOutdated(tx, plans);
  const games = await endGames(tx, plans.flatMap(gameOverIn), heads);
  await Promise.all([
    writePlans(tx, plans),
    appendAll(
      tx,
      plans.map((plan) => entryOf(plan, heads, games)),
    ),
  ]);
  await endEvents(
    tx,
    plans.flatMap((plan) => endingOf(plan, heads)),
  );
}

interface Plan {
  locked: LockedEvent;
  next: Prepared;
  /** why a game is over with the round, where another one follows */
  gameEnd: EndReason | null;
  wait: Wait | null;
}

/** Whether the game ends by its tiles or rounds already. */
const beginsGame = (next: Prepared) => next.kind === 'round' && next.round.inGame === 1;

/** The first rack of the next game is drawn when the host asks for it, or by whoever looks ahead. */
function afterTarget({ info, current }: LockedEvent): Prepared {
  const isLast = (current?.game ?? 1) >= info.settings.games;
  return isLast ? { kind: 'over', reason: 'target-reached' } : { kind: 'waiting', gameEnd: 'target-reached' };
}

function gameEndOf({ current }: LockedEvent, next: Prepared): EndReason | null {
  if (next.kind === 'waiting') return next.gameEnd;
  if (next.kind === 'over' || next.round.game === current?.game) return null;
  return current?.gameEnd ?? null;
}

function gameOverIn({ locked, gameEnd }: Plan): GameOver[] {
  return gameEnd === null ? [] : [{ event: locked.info, round: locked.current as RoundRow, reason: gameEnd }];
}

/** What was drawn ahead of a game that a target has ended belongs to no game. */
async function dropOutdated(tx: Db, plans: readonly Plan[]): Promise<void> {
  const ids = plans
    .filter(({ gameEnd, next }) => gameEnd !== null && next.kind === 'waiting')
    .flatMap(({ locked: { coming } }) => coming?.id ?? []);
  if (ids.length > 0) await tx`delete from round where id = any(${ids})`;
}

/** When the next round opens by itself: at `opensAt` (ms) or, in a paused event, `remainingMs` after it goes on. */
interface Wait {
  id: string;
  opensAt: number | null;
  remainingMs: number | null;
}

/** With pace `auto` the next round comes after the gap. Null: the host says when, or never. */
function waitOf({ info, status, now }: LockedEvent, next: Prepared): Wait | null {
  const seconds = secondsBefore(info, next);
  if (next.kind !== 'round' || seconds === null) return null;
  const { id } = next.round;
  const gap = seconds * 1000;
  return status === 'paused'
    ? { id, opensAt: null, remainingMs: gap }
    : { id, opensAt: now + gap, remainingMs: null };
}

/** Between two games there is a break, or the host says when it is over; null: the host says. */
function secondsBefore({ settings }: EventInfo, next: Prepared): number | null {
  if (settings.pace === 'host' || next.kind !== 'round') return null;
  return next.round.inGame > 1 ? settings.gapSeconds : settings.breakSeconds;
}

async function writePlans(tx: Db, plans: readonly Plan[]): Promise<void> {
  const waits = plans.flatMap(({ wait }) => wait ?? []);
  if (waits.length === 0) return;
  await tx`
    update round set opens_at = to_timestamp(w."opensAt" / 1000), remaining_ms = w."remainingMs"
    from jsonb_to_recordset(${tx.json(waits as never)}) as w(id text, "opensAt" float8, "remainingMs" int)
    where round.id = w.id and round.id = any(${waits.map(({ id }) => id)})`;
}

function entryOf(
  { locked, wait, gameEnd }: Plan,
  heads: ReadonlyMap<string, RoundHead>,
  games: ReadonlyMap<string, StandingRow[]>,
) {
  const { info, players } = locked;
  const round: RoundRow = { ...(locked.current as RoundRow), status: 'closed' };
  const { sent = 0, found = 0, ranked = 0, topTotal = 0, standings = [] } = heads.get(round.id) ?? {};
  const data = {
    number: round.number,
    top: round.top,
    isotops: otherTops(round),
    exchange: exchangeOf(info, round),
    sent,
    found,
    ranked,
    players,
    topTotal,
    standings,
    nextOpensAt: wait?.opensAt ?? null,
    gameEnd,
    ...(gameEnd !== null && { gameStandings: games.get(round.id) ?? [] }),
  };
  return { eventId: info.id, kind: 'round-closed' as const, data };
}

function endingOf({ locked, next }: Plan, heads: ReadonlyMap<string, RoundHead>): Ending[] {
  if (next.kind !== 'over') return [];
  const { id, number, game, topScore } = locked.current as RoundRow;
  return [
    { event: locked.info, reason: next.reason, last: { id, number, game, topScore, head: heads.get(id) } },
  ];
}
