import { addressOf } from '@/lib/auth';
import { type EventInfo, eventByCode } from '@/lib/event';
import { RequestLimit } from './limits';

/**
 * The event whose page is asked for, for what the page's head says of it. Codes are guessed no faster this way than by
 * the interface: an address with too many wrong ones is told nothing.
 */
export async function eventOfPage(
  header: (name: string) => string | null,
  code: string,
): Promise<EventInfo | null> {
  const limit = new RequestLimit(addressOf(header));
  if (limit.request() || limit.stranger()) return null;
  const event = await eventByCode(code);
  if (!event) limit.failed();
  return event;
}
