/**
 * What happens at tables, to all who look on. A table is small: each message is the whole of it as its reader may see
 * it, so a stream that comes back has missed nothing once it has one. Notifications carry the version alone; one that was
 * lost is caught up with by the look once a second.
 */
import { listen, sql } from '@/lib/db';
import { frame, Hub, type Outlet, RETRY, type Topic } from '@/lib/live';
import { log, onShutdown, shared } from '@/lib/ops';
import { type Person, readStored, type StoredTable } from './table-row';
import { tableView } from './table-view';

const CATCH_UP_MS = 1000;
/** Nothing was missed: the reader has this version. */
const UP_TO_DATE = ': up to date\n\n';
/** The table was deleted: nothing comes after it. */
const GONE = frame('gone', '{}');

class TableFeed {
  readonly hub = new Hub<Person>();
  /** called when a table changed, so that whoever keeps its clock can look again */
  onNews: () => void = () => {};

  async start(): Promise<void> {
    const stop = await listen({
      onMessage: (text) => this.hear(text),
      onReconnect: () => void this.catchUpAll(),
    });
    const timer = setInterval(() => void this.catchUpAll(), CATCH_UP_MS);
    timer.unref();
    onShutdown('work', 'tables', async () => {
      clearInterval(timer);
      await stop();
      this.hub.close();
    });
  }

  /** Follows a table from version `after` on, or from what it is now. Returns how to stop. */
  follow(tableId: string, person: Person, outlet: Outlet, after: number | null): () => void {
    const subscriber = this.hub.subscribe(tableId, person, outlet);
    outlet.write(RETRY);
    readStored(sql(), { id: tableId }).then(
      (table) => {
        if (!table) return outlet.close();
        const text = table.version === after ? UP_TO_DATE : frameFor(table, person);
        this.hub.begin(tableId, subscriber, text, table.version);
      },
      (error) => {
        log.warn('a table’s stream could not begin', { table: tableId, error });
        outlet.close();
      },
    );
    return () => this.hub.unsubscribe(tableId, subscriber);
  }

  private hear(text: string): void {
    const [what, id = '', version] = text.split(':');
    if (what !== 'table') return;
    this.onNews();
    const topic = this.hub.topics.get(id);
    if (topic && version === 'gone') this.endAll(topic);
    else if (topic && Number(version) > (topic.version ?? -1)) void this.catchUp(topic);
  }

  private endAll(topic: Topic<Person>): void {
    for (const { outlet } of [...topic.subscribers]) {
      outlet.write(GONE);
      outlet.close();
    }
  }

  private async catchUpAll(): Promise<void> {
    const ids = [...this.hub.topics.keys()];
    if (ids.length === 0) return;
    try {
      const rows = await sql()<{ id: string; version: number }[]>`
        select id, version from classic_table where id = any(${ids})`;
      for (const { id, version } of rows) {
        const topic = this.hub.topics.get(id);
        if (topic && version > (topic.version ?? -1)) void this.catchUp(topic);
      }
    } catch (error) {
      log.debug('could not look for news of tables', { error });
    }
  }

  private catchUp(topic: Topic<Person>): Promise<void> {
    return this.hub
      .inTurn(topic, async () => {
        const table = await readStored(sql(), { id: topic.id });
        if (!table || table.version <= (topic.version ?? -1)) return;
        for (const subscriber of [...topic.subscribers])
          this.hub.deliver(topic.id, subscriber, frameFor(table, subscriber.viewer), table.version);
        topic.version = table.version;
      })
      .catch((error) => log.warn('could not read a table', { table: topic.id, error }));
  }
}

const frameFor = (table: StoredTable, person: Person) =>
  frame('table', JSON.stringify(tableView(table, person)), table.version);

/** The one of this process. */
export function tableFeed(): TableFeed {
  return shared('classic.feed', () => new TableFeed());
}

/** The id of a table that may be followed. */
export async function tableId(code: string): Promise<string | null> {
  const [row] = await sql()<{ id: string }[]>`select id from classic_table where code = ${code}`;
  return row?.id ?? null;
}
