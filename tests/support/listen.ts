import type { StreamMessage } from '@/lib/http/schemas';
import { follow } from '@/scripts/outside/event-client';
import type { OutsideEvent } from './outside';

/** What hangs is told after this; a busy machine needs its time. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 10;

/** Reads an event's stream in the background, until it ends or is stopped. */
export function listen(event: OutsideEvent, options: { key?: string | undefined; after?: number } = {}) {
  const control = new AbortController();
  const messages: StreamMessage[] = [];
  let fault: unknown = null;
  const ended = (async () => {
    for await (const message of follow(event.base, event.code, { ...options, signal: control.signal }))
      messages.push(message);
  })();
  ended.catch((error) => {
    fault = error;
  });
  const until = async (found: (message: StreamMessage) => boolean): Promise<StreamMessage> => {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end && fault === null; ) {
      const message = messages.find(found);
      if (message) return message;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    const came = messages.map(({ type, version }) => `${type} ${version}`).join(', ');
    throw new Error(`not seen; came: ${came}`, { cause: fault });
  };
  return {
    messages,
    until,
    /** until then nothing is missed any more */
    begun: () => until(() => true),
    ended,
    stop: async () => {
      control.abort();
      await ended;
    },
  };
}
