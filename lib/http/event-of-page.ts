import { noteLook } from '@/lib/alone';
import { addressOf } from '@/lib/auth';
import { type EventInfo, eventByCode } from '@/lib/event';
import { RequestLimit } from './limits';
import { PAGE_STATUS } from './page-status';
import { knownPerson } from './person';

/**
 * The event whose page is asked for, for what the page's head says of it. Codes are guessed no faster this way than by
 * the interface: an address with too many wrong ones is told nothing.
 */
export async function eventOfPage(
  header: (name: string) => string | null,
  code: string,
): Promise<EventInfo | null> {
  // It has been looked for already, and counted.
  if (header(PAGE_STATUS) === '404' || header(PAGE_STATUS) === '410') return null;
  const limit = new RequestLimit(addressOf(header));
  if (limit.request() || limit.stranger()) return null;
  const event = await eventByCode(code);
  if (!event) limit.failed();
  return event;
}

/** The head of a page told tops: they are no secret any more in the own run of the event. */
export async function pageToldTops(
  { id }: EventInfo,
  header: (name: string) => string | null,
): Promise<void> {
  const person = await knownPerson({ header, url: new URL('http://page') });
  if (person) await noteLook(id, person);
}
