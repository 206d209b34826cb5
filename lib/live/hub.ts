/**
 * Topics and their subscribers. A topic is an event, or those of its readers who are told the same; its version only
 * rises. A subscriber goes through
 *
 *   starting → live → gone
 *
 * While it starts, its first message (a snapshot or the tail it missed) is being read from the database; what
 * is published meanwhile waits in its backlog, and whatever the first message already covers is dropped. So no
 * version is ever missed or sent twice: the first message is read after the registration, hence it covers at
 * least everything that was published before it.
 */
import { HEARTBEAT, HEARTBEAT_MS } from './sse';

/** A reader that has let this much pile up is dropped: it comes back and resumes. */
export const SLOW_READER_BYTES = 256 * 1024;

/** What was encoded once for many is written as it is. */
export type Frame = string | Uint8Array;

export interface Outlet {
  write(frame: Frame): void;
  waiting(): number;
  close(): void;
}

const SECOND_MS = 1000;
const BEATS = HEARTBEAT_MS / SECOND_MS;

export interface Subscriber<Viewer> {
  readonly viewer: Viewer;
  readonly outlet: Outlet;
  version: number;
  backlog: { version: number | null; frame: Frame }[] | null;
  /** the second, of each HEARTBEAT_MS, in which it is told that we are still here */
  readonly beat: number;
}

export interface Topic<Viewer> {
  readonly id: string;
  /** what every live subscriber has seen; null until the first read */
  version: number | null;
  readonly subscribers: Set<Subscriber<Viewer>>;
  /** the topic's readings follow one another */
  chain: Promise<void>;
}

export class Hub<Viewer> {
  readonly topics = new Map<string, Topic<Viewer>>();
  private readonly heart: NodeJS.Timeout;
  private subscribed = 0;
  private beats = 0;

  constructor() {
    this.heart = setInterval(() => this.beat(this.beats++ % BEATS), SECOND_MS);
    this.heart.unref();
  }

  subscribe(topicId: string, viewer: Viewer, outlet: Outlet): Subscriber<Viewer> {
    let topic = this.topics.get(topicId);
    if (!topic) {
      topic = { id: topicId, version: null, subscribers: new Set(), chain: Promise.resolve() };
      this.topics.set(topicId, topic);
    }
    const subscriber: Subscriber<Viewer> = {
      viewer,
      outlet,
      version: -1,
      backlog: [],
      beat: this.subscribed++ % BEATS,
    };
    topic.subscribers.add(subscriber);
    return subscriber;
  }

  /** Sends the first message, which covers everything up to `version`, then what came meanwhile. */
  begin(topicId: string, subscriber: Subscriber<Viewer>, frame: Frame, version: number): void {
    const backlog = subscriber.backlog ?? [];
    subscriber.backlog = null;
    subscriber.version = version;
    this.write(topicId, subscriber, frame);
    for (const item of backlog) this.deliver(topicId, subscriber, item.frame, item.version);
  }

  unsubscribe(topicId: string, subscriber: Subscriber<Viewer>): void {
    const topic = this.topics.get(topicId);
    if (!topic?.subscribers.delete(subscriber)) return;
    if (topic.subscribers.size === 0) this.topics.delete(topicId);
  }

  /** `version` null: not part of the log, goes to whoever is there now. */
  deliver(topicId: string, subscriber: Subscriber<Viewer>, frame: Frame, version: number | null): void {
    if (subscriber.backlog) {
      subscriber.backlog.push({ version, frame });
      return;
    }
    if (version !== null) {
      if (version <= subscriber.version) return;
      subscriber.version = version;
    }
    this.write(topicId, subscriber, frame);
  }

  /** Runs `read` after the topic's earlier readings; an error ends that reading only. */
  inTurn(topic: Topic<Viewer>, read: () => Promise<void>): Promise<void> {
    const turn = topic.chain.then(read);
    topic.chain = turn.catch(() => undefined);
    return turn;
  }

  subscriberCount(): number {
    let count = 0;
    for (const topic of this.topics.values()) count += topic.subscribers.size;
    return count;
  }

  close(): void {
    clearInterval(this.heart);
    for (const topic of this.topics.values())
      for (const subscriber of [...topic.subscribers]) subscriber.outlet.close();
  }

  /** Some in each second, so that ten thousand readers do not keep everything else waiting. */
  private beat(now: number): void {
    for (const topic of this.topics.values())
      for (const subscriber of [...topic.subscribers])
        if (subscriber.beat === now) this.write(topic.id, subscriber, HEARTBEAT);
  }

  private write(topicId: string, subscriber: Subscriber<Viewer>, frame: Frame): void {
    if (subscriber.outlet.waiting() > SLOW_READER_BYTES) {
      this.unsubscribe(topicId, subscriber);
      subscriber.outlet.close();
      return;
    }
    subscriber.outlet.write(frame);
  }
}
