/**
 * The live feed: what happens in an event reaches every subscriber of this process, whichever process did it.
 * Notifications carry no more than `event:version`; what is told is read from the log, so a lost notification
 * is caught up with by the reading once a second, and a stream that comes back gets what it missed.
 */
import { dbNow, listen, sql } from '@/lib/db';
import type { Snapshot } from '@/lib/http/schemas';
import { frame, Hub, type Outlet, RETRY, type Topic, withFields } from '@/lib/live';
import { gauge, isShuttingDown, log, onShutdown, shared } from '@/lib/ops';
import { type EndedKey, hearKeyEnded } from './ended-key';
import { type EventInfo, forgetEvents } from './event-info';
import type { LogKind } from './log';
import { ownResults } from './own-result';
import { Refusal } from './refusal';
import { currentRound } from './round-row';
import { readSnapshot, slipsIn } from './snapshot';
import { forgetSeats, type Viewer } from './viewer';

interface FeedViewer extends Viewer {
  event: EventInfo;
}

interface Entry {
  version: number;
  kind: LogKind;
  /** JSON text of the shared part */
  data: string;
}

const CATCH_UP_MS = 1000;
const CROWD_MS = 500;
/** A stream that missed more than this begins with a snapshot. */
const LONGEST_TAIL = 40;
/** Messages that tell each player the own result. */
const PERSONAL: ReadonlySet<LogKind> = new Set<LogKind>(['round-closed', 'ruling', 'finished']);

class Feed {
  readonly hub = new Hub<FeedViewer>();
  /** what will be told shortly, by topic and kind */
  private readonly dueSoon = new Map<string, NodeJS.Timeout>();
  /** news being told: their queries end before the database is left */
  private readonly telling = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  /** called when an event's state or clock changed, so that whoever waits for its time can look again */
  onNews: () => void = () => {};

  async start(): Promise<void> {
    const stop = await listen({
      onMessage: (text) => this.hear(text),
      onReconnect: () => {
        forgetSeats();
        forgetEvents();
        void this.catchUpAll();
      },
    });
    this.timer = setInterval(() => void this.catchUpAll(), CATCH_UP_MS);
    this.timer.unref();
    gauge('onerack_streams', 'Open streams of this process', () => this.hub.subscriberCount());
    onShutdown('work', 'feed', async () => {
      clearInterval(this.timer);
      for (const due of this.dueSoon.values()) clearTimeout(due);
      this.dueSoon.clear();
      await stop();
      await Promise.allSettled(this.telling);
    });
  }

  /**
   * Follows an event: the messages after version `after`, or a snapshot, then everything as it happens. Returns
   * how to stop.
   */
  follow(event: EventInfo, viewer: Viewer, outlet: Outlet, after: number | null): () => void {
    const subscriber = this.hub.subscribe(event.id, { ...viewer, event }, outlet);
    outlet.write(RETRY);
    this.first(event, viewer, after).then(
      ({ text, version }) => this.hub.begin(event.id, subscriber, text, version),
      (error) => {
        log.warn('a stream could not begin', { event: event.code, error });
        outlet.close();
      },
    );
    return () => this.hub.unsubscribe(event.id, subscriber);
  }

  private async first(
    event: EventInfo,
    viewer: Viewer,
    after: number | null,
  ): Promise<{ text: string; version: number }> {
    const tail = after === null ? null : await readTail(event.id, after);
    if (tail && after !== null) {
      const frames = await this.frames(event, tail, viewer.player ? [viewer.player.id] : []);
      const text = frames.map((item) => item.textFor(viewer)).join('');
      return { text, version: tail.at(-1)?.version ?? after };
    }
    const snapshot = await readSnapshot(event, viewer);
    if (snapshot instanceof Refusal) throw new Error(snapshot.code);
    return { text: snapshotFrame(snapshot), version: snapshot.version };
  }

  private hear(text: string): void {
    const ended = hearKeyEnded(text);
    if (ended) {
      this.endStreams(ended);
      return;
    }
    const [eventId = '', what] = text.split(':');
    // Slips and joins, which come in crowds, change no time.
    if (what !== 'slips' && what !== 'lobby') this.onNews();
    const topic = this.hub.topics.get(eventId);
    if (!topic) return;
    if (what === 'slips') this.soon(topic, 'slips', () => this.count(topic));
    else if (what === 'lobby') this.soon(topic, 'lobby', () => this.catchUp(topic));
    else if (Number(what) > (topic.version ?? -1)) void this.catchUp(topic);
  }

  /** Those that were opened with a key that has ended; whoever has another may come back. */
  private endStreams({ eventId, what, playerId }: EndedKey): void {
    for (const { viewer, outlet } of [...(this.hub.topics.get(eventId)?.subscribers ?? [])]) {
      const ends = what === 'host' ? viewer.host : playerId !== undefined && viewer.player?.id === playerId;
      if (ends) outlet.close();
    }
  }

  private async catchUpAll(): Promise<void> {
    const ids = [...this.hub.topics.keys()];
    if (ids.length === 0) return;
    try {
      const rows = await sql()<{ id: string; version: number }[]>`
        select id, version from event where id = any(${ids})`;
      for (const { id, version } of rows) {
        const topic = this.hub.topics.get(id);
        if (topic && version > (topic.version ?? -1)) void this.catchUp(topic);
      }
    } catch (error) {
      log.debug('could not look for news', { error });
    }
  }

  /** Reads what the topic has not seen yet and hands it to every subscriber. */
  private catchUp(topic: Topic<FeedViewer>): Promise<void> {
    return this.hub
      .inTurn(topic, async () => {
        const [someone] = topic.subscribers;
        if (!someone) return;
        const seen = topic.version ?? oldestSeen(topic);
        if (seen === null) return;
        const entries = await readLog(topic.id, seen);
        const last = entries.at(-1);
        if (!last) return;
        const { event } = someone.viewer;
        const players = [...topic.subscribers].flatMap(({ viewer }) =>
          viewer.player ? [viewer.player.id] : [],
        );
        for (const item of await this.frames(event, entries, players))
          for (const subscriber of [...topic.subscribers])
            this.hub.deliver(topic.id, subscriber, item.textFor(subscriber.viewer), item.version);
        // Not before: what could not be told is read again.
        topic.version = last.version;
      })
      .catch((error) => log.warn('could not read the log', { event: topic.id, error }));
  }

  private async frames(event: EventInfo, entries: Entry[], players: string[]): Promise<Frame[]> {
    const now = String(Math.round(dbNow()));
    const frames: Frame[] = [];
    for (const { version, kind, data } of joinLobby(entries)) {
      if (!PERSONAL.has(kind)) {
        const text = frame(kind, withFields(data, { now }), version);
        frames.push({ version, textFor: () => text });
        continue;
      }
      const number = (JSON.parse(data) as { number: number }).number;
      const results = await ownResults(sql(), event.gameId, number, players);
      frames.push({
        version,
        textFor: ({ player }) =>
          frame(kind, withFields(data, { now, you: (player && results.get(player.id)) ?? 'null' }), version),
      });
    }
    return frames;
  }

  /** What comes in crowds (joins, slips) is told at most twice a second. */
  private soon(topic: Topic<FeedViewer>, what: string, tell: () => Promise<void>): void {
    const key = `${topic.id} ${what}`;
    if (this.dueSoon.has(key) || isShuttingDown()) return;
    const run = () => {
      this.dueSoon.delete(key);
      const told = tell()
        .catch((error) => log.debug('could not tell the news', { what, error }))
        .finally(() => this.telling.delete(told));
      this.telling.add(told);
    };
    this.dueSoon.set(key, setTimeout(run, CROWD_MS).unref());
  }

  /** Tells hosts and spectators how many slips are in; players have their own to think about. */
  private async count(topic: Topic<FeedViewer>): Promise<void> {
    const watching = [...topic.subscribers].filter(({ viewer }) => viewer.host || !viewer.player);
    const event = watching[0]?.viewer.event;
    if (!event) return;
    const round = await currentRound(sql(), event.gameId);
    if (!round || round.status === 'closed') return;
    const slips = await slipsIn(event.gameId);
    const text = frame('slips', JSON.stringify({ now: Math.round(dbNow()), number: round.number, slips }));
    for (const subscriber of watching) this.hub.deliver(topic.id, subscriber, text, null);
  }
}

interface Frame {
  version: number;
  textFor(viewer: Viewer): string;
}

const snapshotFrame = (snapshot: Snapshot) => frame('snapshot', JSON.stringify(snapshot), snapshot.version);

function readLog(eventId: string, after: number): Promise<Entry[]> {
  return sql()<Entry[]>`
    select version, kind, data::text as data from log_entry
    where event_id = ${eventId} and version > ${after} order by version`;
}

/** The messages after `after`; null when there are too many, or the version was never reached here. */
async function readTail(eventId: string, after: number): Promise<Entry[] | null> {
  const [row] = await sql()<{ version: number }[]>`select version from event where id = ${eventId}`;
  if (!row || after > row.version || row.version - after > LONGEST_TAIL) return null;
  return readLog(eventId, after);
}

/** A topic that has read nothing yet starts from what its subscribers have; null while nobody has begun. */
function oldestSeen(topic: Topic<FeedViewer>): number | null {
  const versions = [...topic.subscribers].map(({ version }) => version).filter((version) => version >= 0);
  return versions.length > 0 ? Math.min(...versions) : null;
}

/** Of many joins in a row one message goes out, with the names of all. */
function joinLobby(entries: Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    if (entry.kind !== 'lobby' || last?.kind !== 'lobby') joined.push(entry);
    else joined[joined.length - 1] = { ...entry, data: mergeNames(last.data, entry.data) };
  }
  return joined;
}

const NAMES_SHOWN = 60;

interface Names {
  joined: string[];
  left?: string[];
}

function mergeNames(earlier: string, later: string): string {
  const before = JSON.parse(earlier) as Names;
  const after = JSON.parse(later) as Names;
  const stayed = before.joined.filter((name) => !after.left?.includes(name));
  const left = [...(before.left ?? []), ...(after.left ?? [])];
  const joined = [...after.joined, ...stayed].slice(0, NAMES_SHOWN);
  return JSON.stringify({ ...after, joined, ...(left.length > 0 && { left }) });
}

/** The one feed of this process; it runs once {@link startFeed} was called. */
export function feed(): Feed {
  return shared('feed', () => new Feed());
}

export function startFeed(): Promise<void> {
  return feed().start();
}
