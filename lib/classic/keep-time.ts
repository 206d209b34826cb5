/**
 * The clock of all tables: turns that were let go by become passes. Every process runs one, whoever comes first does it;
 * after a restart the first look finds whatever is due.
 */
import { sql } from '@/lib/db';
import { lapse } from '@/lib/game/classic';
import { env, isShuttingDown, log, onShutdown, shared } from '@/lib/ops';
import { changeTable } from './change';
import { tableFeed } from './feed';
import { tableOf } from './table-row';

const LOOK_EVERY_MS = 1000;

class TableClocks {
  private readonly planned = new Map<string, NodeJS.Timeout>();
  private readonly working = new Set<Promise<void>>();
  private looking = false;
  private stopped = false;

  start(): void {
    const timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    tableFeed().onNews = () => void this.look();
    void this.look();
    onShutdown('work', 'clocks of tables', async () => {
      this.stopped = true;
      clearInterval(timer);
      for (const plan of this.planned.values()) clearTimeout(plan);
      await Promise.allSettled(this.working);
    });
  }

  private async look(): Promise<void> {
    if (this.stopped || this.looking) return;
    this.looking = true;
    try {
      for (const { id, inMs } of await dueTables()) this.plan(id, inMs);
    } catch (error) {
      log.debug('could not look for due tables', { error });
    } finally {
      this.looking = false;
    }
  }

  private plan(id: string, inMs: number): void {
    if (this.stopped || this.planned.has(id)) return;
    const run = () => {
      this.planned.delete(id);
      const work = lapseTable(id)
        .catch((error) => {
          if (!isShuttingDown()) log.error('could not keep the time of a table', { table: id, error });
        })
        .finally(() => this.working.delete(work));
      this.working.add(work);
    };
    this.planned.set(id, setTimeout(run, Math.max(0, Math.ceil(inMs))));
  }
}

/** Due, or before the next look. What was on its way at the end of a turn is waited for. */
function dueTables(): Promise<{ id: string; inMs: number }[]> {
  return sql()<{ id: string; inMs: number }[]>`
    select * from (
      select id, (extract(epoch from deadline - clock_timestamp()) * 1000 + ${env().graceMs})::float8 as "inMs"
      from classic_table where deadline is not null and status in ('playing', 'out')
    ) due where "inMs" < ${LOOK_EVERY_MS}`;
}

async function lapseTable(id: string): Promise<void> {
  await changeTable({ id }, (table, now) => {
    if (!table.state) return null;
    const { kind, state } = lapse(tableOf(table), table.state, now - env().graceMs);
    return kind === 'changed' ? { ...state, turnFrom: now } : null;
  });
}

export function startTableClocks(): void {
  shared('classic.clocks', () => {
    const clocks = new TableClocks();
    clocks.start();
    return clocks;
  });
}

/** The stream of tables, and their clocks. */
export async function startTables(): Promise<void> {
  await tableFeed().start();
  startTableClocks();
}
