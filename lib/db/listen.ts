import { log } from '@/lib/ops';
import { sql } from './sql';

const CHANNEL = 'onerack';

export interface Listener {
  /** A notification's text, in the order of the commits. */
  onMessage(payload: string): void;
  /**
   * After each (re)connection: what was sent in between is lost, so read what you may have missed. It can
   * come several times for one break, hence must do no harm when repeated. Not called for the first one.
   */
  onReconnect(): void;
}

/** Listens to the notifications of all processes, on a connection of its own. Returns how to stop. */
export async function listen(listener: Listener): Promise<() => Promise<void>> {
  let connected = false;
  const { unlisten } = await sql().listen(CHANNEL, listener.onMessage, () => {
    if (connected) {
      log.info('listening to the database again');
      listener.onReconnect();
    }
    connected = true;
  });
  return unlisten;
}

/** Sends `payload` (under 8,000 bytes) to every process that listens, this one too. */
export async function notify(payload: string): Promise<void> {
  await sql().notify(CHANNEL, payload);
}
