import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Lexicon, seededRandom } from '@/lib/engine';
import { ensureLexicon, openLexicon } from '@/lib/lexicons';
import { env, overrideEnv } from '@/lib/ops';
import { faultsOf, type LiveFigures, percentiles, tableText, tierOf } from './figures';
import { type ProcessorTime, processorTime } from './processor-time';
import { dataOf, type LoadSlip, moveKey, Room, sendAll } from './room';
import { startService, temporaryFolder } from './service';
import { Connections } from './sockets';

export interface LiveOptions {
  players: number;
  games: number;
  rounds: number;
  /** seconds before the close in which everybody sends */
  burst: number;
  /** each slip on a connection of its own */
  fresh?: boolean;
  json: boolean;
}

/** Plays on a service of its own, prints what was measured, and gives the status to leave with. */
export async function benchLive(options: LiveOptions): Promise<number> {
  const folder = temporaryFolder();
  const service = await startService({ dataDir: folder.dir });
  try {
    overrideEnv({ ...env(), dataDir: folder.dir });
    await ensureLexicon('en');
    const work = () => processorTime(service.pid, folder.dir);
    const figures = await measureLive(service.port, options, openLexicon('en').lexicon, work);
    const measured = { ...figures, rssMb: service.peakMemory() };
    const tier = tierOf(options.players, options.games);
    const faults = faultsOf(measured, tier);
    console.log(options.json ? JSON.stringify(measured) : tableText(measured, tier));
    for (const fault of faults) console.error(`✗ ${fault}`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    if (service.logText()) console.error(service.logText().slice(0, 4000));
    await service.end('SIGTERM');
    folder.remove();
  }
}

/** Plays `rounds` rounds in which everybody sends shortly before the close. The memory is the caller's to tell. */
export async function measureLive(
  port: number,
  { players, games, rounds, burst, fresh }: Omit<LiveOptions, 'json'>,
  lexicon: Lexicon,
  work?: () => ProcessorTime,
): Promise<Omit<LiveFigures, 'rssMb'>> {
  const random = seededRandom(`load ${players} ${games} ${rounds}`);
  // Time for everybody to see the rack, and for many games to begin.
  const seconds = Math.max(5, Math.ceil(burst) + 4 + Math.ceil(games / 40));
  const connections = new Connections(port, fresh);
  const rooms = await Promise.all(
    Array.from({ length: games }, () =>
      Room.create(port, { secondsPerRound: seconds, maxRounds: rounds }, connections),
    ),
  );
  for (const room of rooms) await room.fill(Math.floor(players / games));
  await connections.open(Math.min(players, KEPT_CONNECTIONS));
  const seen: Seen = { slips: [], screens: [], bytes: [], counted: 0, lost: 0, wrong: 0, lines: [] };
  for (let number = 1; number <= rounds; number++) {
    await openRound(rooms, number);
    const plan = (room: Room) => room.plan(lexicon, burst * 1000, random).map((slip) => ({ room, slip }));
    const planned = rooms.flatMap(plan);
    // Solving hundreds of racks leaves more behind than all that is measured: not to be cleared away meanwhile.
    collectGarbage();
    await playRound(rooms, number, planned, seen, work);
  }
  for (const room of rooms) room.close();
  const acknowledged = seen.slips.filter(({ status }) => status === 200);
  return {
    players,
    games,
    rounds,
    sent: seen.slips.length,
    acknowledged: acknowledged.length,
    counted: seen.counted,
    lost: seen.lost,
    wronglyLate: seen.slips.filter(isWronglyLate).length,
    ackMs: percentiles(acknowledged.map(ackOf)),
    screenMs: percentiles(seen.screens),
    generatorMs: percentiles(seen.slips.map(({ dueAt, startedAt }) => startedAt - dueAt)),
    wrong: seen.wrong,
    bytesPerRound: percentiles(seen.bytes),
    lines: seen.lines,
  };
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Everywhere at once; resolves when it is on every screen. */
async function openRound(rooms: Room[], number: number): Promise<void> {
  await Promise.all(rooms.map((room) => room.command(number === 1 ? 'start' : 'next-round')));
  const opened = (room: Room) => room.players.every((player) => player.opened === number);
  await Promise.all(rooms.map((room) => room.until(() => opened(room), `round ${number}`)));
}

async function playRound(
  rooms: Room[],
  number: number,
  planned: { room: Room; slip: LoadSlip }[],
  seen: Seen,
  work?: () => ProcessorTime,
): Promise<void> {
  const bytes = () => rooms.flatMap((room) => room.players.map(({ stream }) => stream?.bytes() ?? 0));
  const bytesBefore = bytes();
  const before = work?.();
  await sendAll(planned);
  const sent = work?.();
  await Promise.all(rooms.map((room) => resultsOf(room, number)));
  const after = work?.();
  const screensBefore = seen.screens.length;
  for (const room of rooms) {
    const own = planned.filter((entry) => entry.room === room).map(({ slip }) => slip);
    compare(room, number, own, seen);
    seen.slips.push(...own);
  }
  seen.bytes.push(...bytes().map((count, index) => count - (bytesBefore[index] ?? 0)));
  const ack = percentiles(planned.map(({ slip }) => ackOf(slip)));
  const screen = percentiles(seen.screens.slice(screensBefore));
  seen.lines.push(
    `round ${number}: acknowledged p99 ${ack.p99} ms, on screens p99 ${screen.p99} ms` +
      workText(planned.length, before, sent, after),
  );
}

const ackOf = ({ startedAt, answeredAt }: LoadSlip) => answeredAt - startedAt;

/** What a slip, and a player's result, cost in µs of a processor. */
function workText(
  players: number,
  before?: ProcessorTime,
  sent?: ProcessorTime,
  after?: ProcessorTime,
): string {
  if (!before || !sent || !after) return '';
  const cost = (from: ProcessorTime, to: ProcessorTime) =>
    (['server', 'database', 'generator'] as const)
      .map((part) => `${part} ${Math.round(((to[part] - from[part]) * 1e6) / players)}`)
      .join(', ');
  return `; µs of a processor: a slip ${cost(before, sent)}; a result ${cost(sent, after)}`;
}

/** What a proxy keeps open to a server, or browsers to a smaller hall. */
const KEPT_CONNECTIONS = 500;

interface Seen {
  slips: LoadSlip[];
  screens: number[];
  bytes: number[];
  counted: number;
  lost: number;
  wrong: number;
  /** what each round took */
  lines: string[];
}

/** Refused as late, though it was sent before the end. */
const isWronglyLate = ({ status, startedAt, closesAt }: LoadSlip) => status === 409 && startedAt <= closesAt;

/** After the grace the round is closed; whoever has no result by then never gets one. */
const RESULT_MS = 30_000;

async function resultsOf(room: Room, number: number): Promise<void> {
  const all = () => room.players.every(({ results, stream }) => !stream || results.has(number));
  await room
    .until(all, `the results of round ${number}`, RESULT_MS)
    .catch((error) => console.error(String(error)));
  // What was told twice would come now.
  await sleep(100);
}

/** Holds what the screens say against what was sent: moves, points, totals, ranks. */
function compare(room: Room, number: number, slips: readonly LoadSlip[], seen: Seen): void {
  const closesAt = room.round?.closesAt ?? 0;
  const dueAt = closesAt + CLOSE_DELAY_MS;
  const results = slips.map(({ player }) => {
    const result = player.results.get(number);
    return result ? { ...dataOf<'round-closed'>(result.text), at: result.at } : null;
  });
  const totals = slips.map(({ player }, index) => player.total + (results[index]?.you?.points ?? 0));
  const ranks = ranksOf(totals);
  const acknowledged = slips.filter(({ status }) => status === 200).length;
  slips.forEach(({ player, move, points, status }, index) => {
    const result = results[index];
    const you = result?.you;
    if (!result || !you) {
      seen.wrong += 1;
      if (status === 200) seen.lost += 1;
      return;
    }
    seen.screens.push(result.at - dueAt);
    const counts = you.move !== null && moveKey(you.move) === moveKey(move);
    if (counts) seen.counted += 1;
    else if (status === 200) seen.lost += 1;
    player.total = totals[index] ?? 0;
    const right =
      you.points === (counts ? points : 0) &&
      you.total === player.total &&
      you.rank === ranks[index] &&
      result.sent === acknowledged;
    if (!right) seen.wrong += 1;
  });
}

/** When the clock closes a round, after `closesAt`: the grace, and the time for slips under way. */
const CLOSE_DELAY_MS = 1150;

function ranksOf(totals: readonly number[]): number[] {
  const sorted = [...totals].sort((a, b) => b - a);
  const first = new Map<number, number>();
  sorted.forEach((total, index) => {
    if (!first.has(total)) first.set(total, index + 1);
  });
  return totals.map((total) => first.get(total) ?? 0);
}
