/**
 * The clock of all events: closes rounds whose time is over, opens those whose time has come. Every process
 * runs one; whoever comes first does it, the others find it done. After a restart the first look picks up
 * whatever is due.
 */
import { sql } from '@/lib/db';
import { isShuttingDown, log, onShutdown, shared } from '@/lib/ops';
import { type Closing, closeDelayMs, closeDueRounds, closeRound } from './close-round';
import { eventByCode } from './event-info';
import { feed } from './feed';
import { Gathered } from './gathered';
import { openRound, prepareAhead } from './open-round';

interface DueRound {
  code: string;
  number: number;
  action: 'open' | 'close';
  /** ms until it is due; negative: overdue */
  inMs: number;
}

const LOOK_EVERY_MS = 1000;

/** Rounds that are due, or will be before the next look. */
function dueRounds(): Promise<DueRound[]> {
  return sql()<DueRound[]>`
    select * from (
      select e.code, r.number, case r.status when 'open' then 'close' else 'open' end as action,
             (extract(epoch from (case r.status when 'open'
               then r.closes_at + (${closeDelayMs()} + coalesce((r.extra_time -> -1 ->> 'ms')::int, 0)) * interval '1 ms'
               else r.opens_at end) - clock_timestamp()) * 1000)::float8 as "inMs"
      from round r join game g on g.id = r.game_id join event e on e.id = g.event_id
      where e.status = 'running' and (r.status = 'open' or (r.status = 'prepared' and r.opens_at is not null))
    ) due where "inMs" < ${LOOK_EVERY_MS}`;
}

class TimeKeeper {
  private readonly planned = new Map<string, NodeJS.Timeout>();
  private looking = false;
  private again = false;
  /** a look that was planned before the end does nothing */
  private stopped = false;
  private timer: NodeJS.Timeout | undefined;

  start(): void {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    feed().onNews = () => this.look();
    this.look();
    onShutdown('work', 'time keeper', () => this.stop());
  }

  private stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
    for (const plan of this.planned.values()) clearTimeout(plan);
    this.planned.clear();
  }

  private look(): void {
    if (this.stopped) return;
    if (this.looking) {
      this.again = true;
      return;
    }
    this.looking = true;
    dueRounds()
      .then((rounds) => {
        for (const round of rounds) this.plan(round);
      })
      .catch((error) => log.debug('could not look for due rounds', { error }))
      .finally(() => {
        this.looking = false;
        if (this.again && !isShuttingDown()) {
          this.again = false;
          setTimeout(() => this.look(), 20).unref();
        }
      });
  }

  private plan(round: DueRound): void {
    const key = `${round.code} ${round.number} ${round.action}`;
    if (this.planned.has(key) || isShuttingDown()) return;
    const run = async () => {
      try {
        await act(round);
      } catch (error) {
        if (!isShuttingDown()) log.error('could not keep time', { ...round, error });
      } finally {
        this.planned.delete(key);
      }
    };
    this.planned.set(
      key,
      setTimeout(() => void run(), Math.max(0, Math.ceil(round.inMs))),
    );
  }
}

async function act({ code, number, action }: DueRound): Promise<void> {
  const event = await eventByCode(code);
  if (!event) return;
  if (action === 'open') await openRound(event, number, 'clock');
  else if (!(await closings().add({ event, number }))) await closeRound({ event, number, by: 'clock' });
}

const GATHER_MS = 3;
const LONGEST_GATHER_MS = 20;
const MOST_AT_ONCE = 200;

/** Rounds that close at the same time are closed together; false: the event was held by somebody else. */
function closings(): Gathered<Closing, boolean> {
  return shared('closings', () => {
    const options = { waitMs: GATHER_MS, longestMs: LONGEST_GATHER_MS, most: MOST_AT_ONCE };
    return new Gathered(options, async (due) => {
      const left = new Set(await closeDueRounds(due));
      return due.map((round) => !left.has(round));
    });
  });
}

/** Rounds that are being played when a process starts: their successors may not be prepared yet. */
async function prepareForRunning(): Promise<void> {
  const rows = await sql()<{ code: string; number: number }[]>`
    select e.code, r.number from round r join game g on g.id = r.game_id join event e on e.id = g.event_id
    where r.status in ('open', 'paused')`;
  for (const { code, number } of rows) {
    const event = await eventByCode(code);
    if (event) prepareAhead(event, number + 1);
  }
}

export async function startTimeKeeper(): Promise<void> {
  await prepareForRunning();
  shared('time-keeper', () => {
    const keeper = new TimeKeeper();
    keeper.start();
    return keeper;
  });
}
