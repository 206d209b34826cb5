/**
 * The live feed: what happens in an event reaches every subscriber of this process, whichever process did it.
 * Notifications carry no more than `event:version`; what is told is read from the log, so a lost notification
 * is caught up with by the reading once a second, and a stream that comes back gets what it missed.
 */
import { dbNow, listen, sql } from '@/lib/db';
import { frame, Hub, type Outlet, RETRY, type Topic } from '@/lib/live';
import { gauge, isShuttingDown, log, onShutdown, shared } from '@/lib/ops';
import { type EndedKey, hearKeyEnded } from './ended-key';
import { type EventInfo, forgetEvents } from './event-info';
import { frameFor, snapshotFrame } from './feed-frames';
import { Teller } from './feed-teller';
import { AUDIENCES, audienceOf, eventOf, type FeedViewer, topicId } from './feed-topics';
import { Gathered } from './gathered';
import { readTail } from './log-entries';
import { OwnDevices, ownSlipFrame } from './own-devices';
import { Refusal } from './refusal';
import { currentRound } from './round-row';
import { readSnapshot, slipsIn } from './snapshot';
import { forgetAllStaff } from './staff';
import { forgetRound } from './submit-slip';
import { forgetSeats, type Guest } from './viewer';

interface EventVersion {
  id: string;
  version: number;
  /** of the last change of state or clock */
  transitionVersion: number;
}

const CATCH_UP_MS = 1000;
/**
 * What comes in crowds (joins, slips) is told at most twice a second, and to many less often: so that ten thousand who
 * join cost two thousand messages a second, not ten thousand times as many as they are.
 */
const CROWD_MS = 500;
const CROWD_MS_PER_READER = 0.5;
/** A topic with more readers than this is told its news apart from others, who do not wait for it. */
const CROWD = 500;
/** What happens in many events at the same moment is read together. */
const GATHERING = { waitMs: 1, longestMs: 5, most: 500 };

class Feed {
  readonly hub = new Hub<FeedViewer>();
  private readonly teller = new Teller(this.hub);
  readonly devices = new OwnDevices();
  /** what will be told shortly, by topic and kind */
  private readonly dueSoon = new Map<string, NodeJS.Timeout>();
  /** news being told: their queries end before the database is left */
  private readonly telling = new Set<Promise<void>>();
  private readonly newsOfMany = new Gathered<Topic<FeedViewer>, void>(GATHERING, async (topics) => {
    await this.teller.tellNews(topics);
    return topics.map(() => undefined);
  });
  private timer: NodeJS.Timeout | undefined;
  /** called when an event's state or clock changed, so that whoever waits for its time can look again */
  onNews: () => void = () => {};

  async start(): Promise<void> {
    const stop = await listen({
      onMessage: (text) => this.hear(text),
      onReconnect: () => {
        forgetSeats();
        forgetAllStaff();
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
  follow(event: EventInfo, viewer: Guest, outlet: Outlet, after: number | null): () => void {
    const { player } = viewer;
    const topic = topicId(event.id, audienceOf(event, viewer));
    const leave = player && this.devices.enter(player.id);
    const subscriber = this.hub.subscribe(topic, { ...viewer, event }, outlet);
    outlet.write(RETRY);
    this.first(event, viewer, after).then(
      ({ text, version }) => this.hub.begin(topic, subscriber, text, version),
      (error) => {
        log.warn('a stream could not begin', { event: event.code, error });
        outlet.close();
      },
    );
    return () => {
      leave?.();
      this.hub.unsubscribe(topic, subscriber);
    };
  }

  private async first(
    event: EventInfo,
    viewer: Guest,
    after: number | null,
  ): Promise<{ text: string; version: number }> {
    const isOutside = audienceOf(event, viewer) === 'outsiders';
    const tail = after === null || isOutside ? null : await readTail(event, after, viewer);
    if (tail && after !== null) {
      const frames = await Promise.all(tail.map((entry) => frameFor(event, viewer, entry)));
      const { player } = viewer;
      // What other devices did meanwhile is in no log.
      const own = player && this.devices.areSeveral(player) ? await ownSlipFrame(event, player.id) : null;
      return { text: frames.join('') + (own ?? ''), version: tail.at(-1)?.version ?? after };
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
    const [eventId = '', what, playerId] = text.split(':');
    if (what === 'own') {
      this.tellDevices(eventId, playerId);
      return;
    }
    if (what === 'round') {
      forgetRound({ id: eventId }, Number(playerId));
      return;
    }
    // Slips and joins, which come in crowds, change no time.
    if (what !== 'slips' && what !== 'lobby') this.onNews();
    const topics = this.topicsOf(eventId);
    // Who came, or was taken out, is one of those whose slips are counted.
    if (what === 'slips' || what === 'lobby')
      this.countSoon(this.hub.topics.get(topicId(eventId, 'watchers')));
    if (what === 'lobby') for (const topic of topics) this.soon(topic, 'lobby', () => this.catchUp(topic));
    else if (what !== 'slips')
      for (const topic of topics) if (Number(what) > (topic.version ?? -1)) void this.catchUp(topic);
  }

  private topicsOf(eventId: string): Topic<FeedViewer>[] {
    return AUDIENCES.flatMap((audience) => this.hub.topics.get(topicId(eventId, audience)) ?? []);
  }

  /** Those that were opened with a key that has ended; whoever has another may come back. */
  private endStreams({ eventId, what, id }: EndedKey): void {
    const last = what === 'event' ? Buffer.from(frame('deleted', JSON.stringify({ now: dbNow() }))) : null;
    for (const { viewer, outlet } of this.topicsOf(eventId).flatMap(({ subscribers }) => [...subscribers])) {
      const key = what === 'staff' ? viewer.staff : viewer.player;
      if (last) outlet.write(last);
      if (last || (what === 'host' ? viewer.host : id !== undefined && key?.id === id)) outlet.close();
    }
  }

  /** What one of a player's devices sent, to all of them: the one that sent it knows it already. */
  private tellDevices(eventId: string, playerId: string | undefined): void {
    for (const { id, subscribers } of this.topicsOf(eventId)) {
      const own = [...subscribers].filter(({ viewer }) => viewer.player?.id === playerId);
      const [first] = own;
      if (!first || playerId === undefined) continue;
      ownSlipFrame(first.viewer.event, playerId).then(
        (text) => {
          if (text) for (const subscriber of own) this.hub.deliver(id, subscriber, text, null);
        },
        (error) => log.debug('the devices of a player were not told', { error }),
      );
    }
  }

  private async catchUpAll(): Promise<void> {
    const ids = [...new Set([...this.hub.topics.keys()].map(eventOf))];
    if (ids.length === 0) return;
    try {
      const rows = await sql()<EventVersion[]>`
        select id, version, transition_version as "transitionVersion" from event where id = any(${ids})`;
      for (const row of rows) {
        for (const topic of this.topicsOf(row.id)) if (this.isBehind(topic, row)) void this.catchUp(topic);
      }
    } catch (error) {
      log.debug('could not look for news', { error });
    }
  }

  /** Joins that will be told soon anyhow do not count. */
  private isBehind(topic: Topic<FeedViewer>, { version, transitionVersion }: EventVersion): boolean {
    const due = this.dueSoon.has(`${topic.id} lobby`) ? transitionVersion : version;
    return due > (topic.version ?? -1);
  }

  /** Reads what the topic has not seen yet and hands it to every subscriber. */
  private catchUp(topic: Topic<FeedViewer>): Promise<void> {
    return this.hub
      .inTurn(topic, () => {
        if (topic.id.endsWith(' outsiders')) return this.teller.tellOutside(topic);
        return topic.subscribers.size > CROWD ? this.teller.tellNews([topic]) : this.newsOfMany.add(topic);
      })
      .catch((error) => log.warn('could not read the log', { event: topic.id, error }));
  }

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
    const wait = Math.max(CROWD_MS, topic.subscribers.size * CROWD_MS_PER_READER);
    this.dueSoon.set(key, setTimeout(run, wait).unref());
  }

  private countSoon(topic: Topic<FeedViewer> | undefined): void {
    if (topic) this.soon(topic, 'slips', () => this.count(topic));
  }

  /** Tells hosts and spectators how many slips are in; players have their own to think about. */
  private async count(topic: Topic<FeedViewer>): Promise<void> {
    const [someone] = topic.subscribers;
    if (!someone) return;
    const { event } = someone.viewer;
    const counts = await slipsIn(event);
    // Looked at afterwards: of a round that has closed meanwhile nothing was counted.
    const round = await currentRound(sql(), event.gameId);
    if (!round || round.status === 'closed') return;
    const text = frame(
      'slips',
      JSON.stringify({ now: Math.round(dbNow()), number: round.number, ...counts }),
    );
    this.teller.toAll(topic, text, null);
  }
}

/** The one feed of this process; it runs once {@link startFeed} was called. */
export function feed(): Feed {
  return shared('feed', () => new Feed());
}

export function startFeed(): Promise<void> {
  return feed().start();
}
