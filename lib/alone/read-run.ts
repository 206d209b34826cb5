import { dbNow, sql } from '@/lib/db';
import { formatTiles, tileSet } from '@/lib/engine';
import { type EventInfo, isKeptBack, type Refusal, refuse } from '@/lib/event';
import { exchangeAfter, formatOf, remainingTiles } from '@/lib/game';
import type {
  MoveBody,
  OwnResult,
  OwnSlip,
  RoundView,
  RunRound,
  RunView,
  ScoredMove,
} from '@/lib/http/schemas';
import { seedHash } from '@/lib/solver';
import { dayOf } from './daily-game';
import { rivalRows } from './rivals';
import { type OwnRound, type RankInRoom, rankInRoom, roomOf } from './room';
import { type AloneRound, openedRounds } from './round-row';
import { deductedOf, HELP, isShared, roundMs, usedMs } from './rules-of';
import { ownRun, type Person, type Run } from './run-row';
import { closeIfDue } from './steps';

/** A round without an end is shown with one that is far. */
const FAR_MS = 30 * 24 * 3600 * 1000;

/** The run as its player may see it now; a round whose time is over is closed by looking. */
export async function readRun(id: string, person: Person): Promise<RunView | Refusal> {
  const run = await ownRun(id, person);
  if (!run) return refuse('not-found');
  await closeIfDue(run);
  const now = await ownRun(id, person);
  return now ? viewOf(now) : refuse('not-found');
}

async function viewOf(run: Run): Promise<RunView> {
  const rounds = await openedRounds(run.id);
  const round = rounds.at(-1) ?? null;
  const closed = rounds.filter(({ closedAt }) => closedAt !== null);
  const room = run.event ? await roomAfter(run, run.event, closed) : null;
  const { settings, event } = run;
  return {
    id: run.id,
    kind: run.kind,
    code: event?.code ?? null,
    name: event?.name ?? null,
    day: run.day,
    settings,
    tileSet: run.tileSet,
    timed: round === null ? roundMs(run, 1) !== null : round.closesAt !== null,
    counted: run.counted,
    uncounted: run.uncounted,
    finished: run.finished,
    endReason: run.endReason,
    rounds: room?.rounds ?? (await roundsOf(run)),
    round: round && roundView(run, round),
    slip: round && round.closedAt === null ? slipOf(run, round) : null,
    result: resultOf(round, run, room),
    tries: round?.tries ?? 0,
    shown: round?.shown ?? false,
    help: helpOf(run, round),
    total: room?.now.total ?? run.total,
    topTotal: run.topTotal,
    usedMs: run.usedMs,
    room: room && {
      rank: room.now.rank,
      players: room.now.players,
      found: room.found,
      solos: room.now.solos,
    },
    rivals: rivalRows(run, closed),
    bag: round && run.openBag ? bagOf(run, round) : null,
    played: run.finished ? closed.map((one) => playedRound(run, one)) : [],
    seedHash: run.seed === null ? null : seedHash(run.seed),
    seed: await seedOf(run),
    review: event !== null && !(await isKeptBack(event, null)),
    now: Math.round(dbNow()),
  };
}

/** Of rounds that others play too all are known once the run is over, however it ended. */
async function roundsOf(run: Run): Promise<number | null> {
  if (!run.finished || !isShared(run)) return run.settings.maxRounds;
  const [row] = await sql()<{ rounds: number }[]>`
    select count(*)::int as rounds from alone_round where run_id = ${run.id}`;
  return row?.rounds ?? null;
}

/** A daily game's seed is the secret of all who play it that day. */
async function seedOf(run: Run): Promise<string | null> {
  if (!run.finished || run.seed === null) return null;
  return run.day !== null && run.day >= dayOf(dbNow()) ? null : run.seed;
}

/** The gate: of an open round nothing but what lies before everybody's eyes. */
function roundView(run: Run, round: AloneRound): RoundView {
  const { number, rack, retaken, board } = round;
  // A training takes its rounds from here and there.
  const { game, inGame } = run.kind === 'training' ? { game: 1, inGame: number } : round;
  const opensAt = round.opensAt ?? 0;
  const view: RoundView = {
    number,
    game,
    inGame,
    status: 'open',
    rack,
    ...(retaken.length > 0 && { retaken }),
    board,
    opensAt,
    closesAt: round.closesAt ?? opensAt + FAR_MS,
    remainingMs: null,
  };
  if (round.closedAt === null) return view;
  return {
    ...view,
    status: 'closed',
    top: round.top,
    isotops: round.isotops.filter((move) => !isSame(move, round.top)),
    exchange: exchangeAfter(tileSet(run.tileSet), round, formatOf(run.settings)),
  };
}

const isSame = (a: MoveBody, b: ScoredMove) =>
  a.row === b.row && a.col === b.col && a.direction === b.direction && a.word === b.word;

/** What was sent and did not end the round: told as far as the event's settings tell anything. */
function slipOf({ kind, settings }: Run, round: AloneRound): OwnSlip | null {
  if (round.receivedAt === null) return null;
  const { rev, move, points, valid, reason, badWords, receivedAt, written } = round;
  const told = (settings.checkWords || kind === 'topping') && settings.entry === 'assisted';
  return {
    rev,
    receivedAt: Math.round(receivedAt),
    move,
    written,
    ...(told && move && { valid, score: points, ...(badWords.length > 0 && { badWords }) }),
    ...(told && move && !valid && badWords.length === 0 && reason !== null && { reason }),
  };
}

function resultOf(round: AloneRound | null, run: Run, room: RoomAfter | null): OwnResult | null {
  if (!round || round.closedAt === null) return null;
  return {
    move: round.move,
    points: round.points,
    bonus: room?.now.bonus ?? 0,
    total: room?.now.total ?? run.total,
    rank: room?.now.rank ?? null,
    before: room?.before?.rank ?? null,
    reason: reasonOf(round),
  };
}

const reasonOf = ({ receivedAt, reason }: AloneRound) => (receivedAt === null ? 'no-slip' : reason);

function helpOf({ kind }: Run, round: AloneRound | null): RunView['help'] {
  if (kind !== 'topping' || !round || round.closedAt !== null) return null;
  return { from: (round.opensAt ?? 0) + HELP.afterMs, ms: HELP.costMs };
}

/** All that is to be played with the rack in hand: bag and rack, as whoever counts tiles knows them. */
function bagOf(run: Run, { board }: AloneRound): [string, number][] {
  const tiles = tileSet(run.tileSet);
  const counts = new Map<string, number>();
  for (const code of remainingTiles(tiles, { board, leftover: '', rounds: 0 })) {
    const text = formatTiles([code], tiles);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts];
}

function playedRound(run: Run, round: AloneRound): RunRound {
  const { number, rack, top, topScore, move, points, shown } = round;
  const [reason, ms] = [reasonOf(round), Math.round(usedMs(run.kind, round))];
  return { number, rack, top, topScore, move, points, reason, ms, shown };
}

interface RoomAfter {
  rounds: number;
  now: RankInRoom;
  before: RankInRoom | null;
  found: number;
}

/**
 * The room with one player more, after the rounds that are over, and after all of its rounds once the run is: in those
 * that were not played nothing was sent. Null where nobody has played the event.
 */
async function roomAfter(
  run: Run,
  event: EventInfo,
  closed: readonly AloneRound[],
): Promise<RoomAfter | null> {
  const room = await roomOf(event);
  if (!room || room.rounds.length === 0) return null;
  const rank = (rounds: readonly AloneRound[]) => {
    const next = room.rounds[rounds.length];
    const isOver = run.finished && rounds.length === closed.length;
    const finished = isOver || (next !== undefined && next.game !== rounds.at(-1)?.game);
    const own = rounds.map(ownRound);
    if (isOver) own.push(...room.rounds.slice(own.length).map(() => NOT_PLAYED));
    return rankInRoom(event, room, own, deductedOf({ ...run, finished }, rounds));
  };
  const before = closed.length > 1 ? await rank(closed.slice(0, -1)) : null;
  return {
    rounds: room.rounds.length,
    now: await rank(closed),
    before,
    found: room.rounds[closed.length - 1]?.found ?? 0,
  };
}

const NOT_PLAYED: OwnRound = { sent: false, points: 0, compared: 0 };

const ownRound = ({ move, written, points, worth, ruling }: AloneRound): OwnRound => ({
  sent: move !== null || written !== null,
  points,
  compared: ruling === 'penalty' ? worth : points,
});
