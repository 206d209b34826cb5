import type { StreamMessage, StreamType } from '@/lib/http/schemas';
import { eventPath } from './api';
import { backoff } from './backoff';
import type { Link } from './state';

/** A type that is left out here would not be heard. */
const HEARD: Record<StreamType, true> = {
  snapshot: true,
  'round-open': true,
  'round-closed': true,
  clock: true,
  lobby: true,
  ruling: true,
  finished: true,
  'extra-time': true,
  rewound: true,
  slips: true,
  'own-slip': true,
  deleted: true,
};
/** `lastEventId` sticks to later messages without an id of their own: these have none. */
const UNNUMBERED: ReadonlySet<StreamType> = new Set<StreamType>(['slips', 'own-slip', 'deleted']);
const TYPES = Object.keys(HEARD) as StreamType[];

export interface StreamHandlers {
  message(message: StreamMessage): void;
  link(link: Link): void;
  /** the version to resume after, or null to begin with a snapshot */
  after(): number | null;
}

export interface Stream {
  /** drops the connection and makes a new one at once */
  restart(): void;
  close(): void;
}

/**
 * The event's stream, held open: EventSource's own retry is replaced by ours (quicker, spread by chance), and
 * resumes with `?after=`. `lost` is told at the first failure, `open` when the server answered.
 */
export function openStream(code: string, handlers: StreamHandlers): Stream {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  const drop = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const retry = () => {
    drop();
    handlers.link('lost');
    timer = setTimeout(connect, backoff(tries++, Math.random()));
  };
  const connect = () => {
    drop();
    const after = handlers.after();
    const query = after === null ? '' : `?after=${after}`;
    const opened = new EventSource(eventPath(code, `/stream${query}`));
    source = opened;
    opened.onopen = () => {
      tries = 0;
      handlers.link('open');
    };
    opened.onerror = retry;
    for (const type of TYPES) opened.addEventListener(type, (event) => deliver(type, event, handlers));
  };

  connect();
  return { restart: connect, close: drop };
}

function deliver(type: StreamType, event: MessageEvent<string>, handlers: StreamHandlers): void {
  const version = UNNUMBERED.has(type) ? null : Number(event.lastEventId);
  handlers.message({ type, version, data: JSON.parse(event.data) } as StreamMessage);
}
