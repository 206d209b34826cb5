import { type Frame, frame, type Hub, PersonalFrame, type Topic, withFields } from '@/lib/live';
import type { EventInfo } from './event-info';
import { nowText, snapshotFrame } from './feed-frames';
import { eventOf, type FeedViewer, oldestSeen, seatsOf } from './feed-topics';
import { type LogEntry, readLogs } from './log-entries';
import { PERSONAL, type PersonalPart } from './personal-parts';
import { Refusal } from './refusal';
import { readSnapshot } from './snapshot';

interface News {
  topic: Topic<FeedViewer>;
  event: EventInfo;
  entry: LogEntry;
}

/** Reads the log of events, and tells their topics what they have not heard yet. */
export class Teller {
  constructor(private readonly hub: Hub<FeedViewer>) {}

  async tellOutside(topic: Topic<FeedViewer>): Promise<void> {
    const [someone] = topic.subscribers;
    if (!someone) return;
    const snapshot = await readSnapshot(someone.viewer.event, someone.viewer);
    if (snapshot instanceof Refusal) return;
    for (const subscriber of [...topic.subscribers]) {
      const { joinUrl } = subscriber.viewer;
      this.hub.deliver(topic.id, subscriber, snapshotFrame({ ...snapshot, joinUrl }), snapshot.version);
    }
    topic.version = snapshot.version;
  }

  /** What happens in several events at once takes as many questions to the database as in one. */
  async tellNews(topics: readonly Topic<FeedViewer>[]): Promise<void> {
    const behind = topics.flatMap((topic) => {
      const [someone] = topic.subscribers;
      const after = topic.version ?? oldestSeen(topic);
      if (!someone || after === null) return [];
      return [{ topic, event: someone.viewer.event, eventId: eventOf(topic.id), after }];
    });
    if (behind.length === 0) return;
    const logs = await readLogs(behind);
    const most = Math.max(...logs.map(({ length }) => length));
    for (let at = 0; at < most; at++) {
      await this.tell(
        behind.flatMap(({ topic, event }, index) => {
          const entry = logs[index]?.[at];
          return entry ? [{ topic, event, entry }] : [];
        }),
      );
    }
  }

  /** One entry of each topic. */
  private async tell(news: readonly News[]): Promise<void> {
    for (const one of news) if (!PERSONAL[one.entry.kind]) this.tellAll(one);
    for (const part of new Set(Object.values(PERSONAL))) {
      const told = news.filter(({ entry }) => PERSONAL[entry.kind] === part);
      if (told.length > 0) await this.tellEach(part, told);
    }
    // Not before: what could not be told is read again.
    for (const { topic, entry } of news) topic.version = entry.version;
  }

  private tellAll({ topic, entry: { kind, version, data } }: News): void {
    const text = frame(kind, withFields(data, { now: nowText() }), version);
    this.toAll(topic, Buffer.from(text), version);
  }

  private async tellEach(part: PersonalPart, news: readonly News[]): Promise<void> {
    const told = news.map(({ topic, event, entry }) => {
      const { kind, version, data } = entry;
      const personal = new PersonalFrame(kind, withFields(data, { now: nowText() }), part.field, version);
      const seats = seatsOf(topic);
      return { topic, event, entry, version, personal, seats, playerIds: [...seats.keys()] };
    });
    const placeOf = new Map(told.flatMap((one) => one.playerIds.map((id) => [id, one] as const)));
    await part.each(told, (playerId, text) => {
      const place = placeOf.get(playerId);
      if (!place) return;
      const own = place.personal.with(text);
      for (const subscriber of place.seats.get(playerId) ?? [])
        this.hub.deliver(place.topic.id, subscriber, own, place.version);
    });
    // Whoever has something of the own has seen this version by now, and whoever came meanwhile begins with a later one.
    for (const { topic, personal, version } of told) this.toAll(topic, personal.with(part.none), version);
  }

  toAll(topic: Topic<FeedViewer>, text: Frame, version: number | null): void {
    for (const subscriber of [...topic.subscribers]) this.hub.deliver(topic.id, subscriber, text, version);
  }
}
