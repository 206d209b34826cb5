/** Who follows an event, and what they are told together. */
import type { Subscriber, Topic } from '@/lib/live';
import type { EventInfo } from './event-info';
import type { Guest, Viewer } from './viewer';

export interface FeedViewer extends Guest {
  event: EventInfo;
}

/**
 * Readers of an event who are told the same things at the same pace. Outsiders are those without a part in a room of a
 * gathering: they are told by snapshots, which know what they may see.
 */
export const AUDIENCES = ['watchers', 'players', 'outsiders'] as const;

export const topicId = (eventId: string, audience: (typeof AUDIENCES)[number]) => `${eventId} ${audience}`;

export function audienceOf(event: EventInfo, { player, host, staff }: Viewer): (typeof AUDIENCES)[number] {
  if (player && !host && !staff) return 'players';
  return event.gatheringId !== null && !player && !host && !staff ? 'outsiders' : 'watchers';
}

export const eventOf = (topic: string) => topic.slice(0, topic.indexOf(' '));

/** The streams of each player: there may be several, on different devices. */
export function seatsOf(topic: Topic<FeedViewer>): Map<string, Subscriber<FeedViewer>[]> {
  const seats = new Map<string, Subscriber<FeedViewer>[]>();
  for (const subscriber of topic.subscribers) {
    const id = subscriber.viewer.player?.id;
    if (id === undefined) continue;
    const known = seats.get(id);
    if (known) known.push(subscriber);
    else seats.set(id, [subscriber]);
  }
  return seats;
}

/** A topic that has read nothing yet starts from what its subscribers have; null while nobody has begun. */
export function oldestSeen(topic: Topic<FeedViewer>): number | null {
  const versions = [...topic.subscribers].map(({ version }) => version).filter((version) => version >= 0);
  return versions.length > 0 ? Math.min(...versions) : null;
}
