import { log, shared } from '@/lib/ops';
import { sql } from './sql';

/**
 * The database's clock, read here. All deadlines are the database's times; an arrival is stamped with
 * this clock without asking the database. The offset comes from several pings, of which the one with the
 * shortest way is believed: its error is at most half of its round trip.
 */
interface ClockState {
  /** Database minus this machine's monotonic clock, ms. */
  offset: number;
  /** The largest possible error, ms. */
  uncertainty: number;
  /** Wall clock minus monotonic clock when it was measured: a jump shows that the clock was set, or a sleep. */
  wallBase: number;
  timer: NodeJS.Timeout | undefined;
}

const PINGS = 7;
const REFRESH_MS = 30_000;
const CHECK_MS = 1_000;
/** A jump of this machine's clock, or a sleep of the machine, that makes us measure at once. */
const JUMP_MS = 20;

const state = () =>
  shared<ClockState>('clock', () => ({ offset: 0, uncertainty: Infinity, wallBase: 0, timer: undefined }));

/**
 * Milliseconds since 1970 by the database's clock; not always a whole number. Until {@link startClock} it counts from
 * nowhere: the uncertainty is infinite.
 */
export function dbNow(): number {
  return performance.now() + state().offset;
}

/** How far off `dbNow` can be, ms; infinite before the first measurement. */
export function clockUncertainty(): number {
  return state().uncertainty;
}

/** Measures now, then every 30 s and whenever this machine's clock jumps. Returns how to stop. */
export async function startClock(): Promise<() => void> {
  await measureClock();
  const s = state();
  let last = performance.now();
  clearInterval(s.timer);
  s.timer = setInterval(() => {
    const due = performance.now() - last >= REFRESH_MS;
    if (!due && Math.abs(wallBase() - s.wallBase) < JUMP_MS) return;
    last = performance.now();
    measureClock().catch((error) => log.debug('the database did not tell the time', { error }));
  }, CHECK_MS);
  s.timer.unref();
  return () => clearInterval(s.timer);
}

/** Asks the database for its time some times over and keeps the best answer. */
export async function measureClock(): Promise<void> {
  const pings: Ping[] = [];
  for (let i = 0; i < PINGS; i++) pings.push(await ping());
  const s = state();
  const known = { offset: s.offset, uncertainty: s.uncertainty };
  // A clock that was set says nothing any more about where it was before.
  const before = Math.abs(wallBase() - s.wallBase) < JUMP_MS ? known : null;
  const now = settled(before, bestPing(pings));
  const moved = now.offset - s.offset;
  if (before && Number.isFinite(s.uncertainty) && Math.abs(moved) > 100) {
    log.warn('the clocks of this machine and the database moved apart', { ms: Math.round(moved) });
  }
  Object.assign(s, now, { wallBase: wallBase() });
}

export interface KnownOffset {
  /** Database minus this machine's monotonic clock, ms. */
  offset: number;
  /** The largest possible error, ms. */
  uncertainty: number;
}

/** Clocks drift apart by this much between two measurements, ms, at the worst: 50 millionths of 30 s, and some. */
const DRIFT_MS = 2;

/**
 * What is believed after a ping. Under load a ping takes long and may be far off its middle: as long as what was
 * known is within its bounds, the surer of the two stays.
 */
export function settled(before: KnownOffset | null, { offset, roundTrip }: Ping): KnownOffset {
  const measured = { offset, uncertainty: roundTrip / 2 + 1 };
  if (!before) return measured;
  const aged = { offset: before.offset, uncertainty: before.uncertainty + DRIFT_MS };
  const agree = Math.abs(measured.offset - aged.offset) <= measured.uncertainty + aged.uncertainty;
  return agree && aged.uncertainty < measured.uncertainty ? aged : measured;
}

export interface Ping {
  offset: number;
  roundTrip: number;
}

export function bestPing(pings: readonly Ping[]): Ping {
  return pings.reduce((best, next) => (next.roundTrip < best.roundTrip ? next : best));
}

async function ping(): Promise<Ping> {
  const sent = performance.now();
  const [row] = await sql()<{ now: number }[]>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`;
  const received = performance.now();
  return { offset: row!.now - (sent + received) / 2, roundTrip: received - sent };
}

const wallBase = () => Date.now() - performance.now();
