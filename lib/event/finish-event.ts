import { finishEvent as finished } from '@/lib/game';
import type { HostCommand } from '@/lib/http/schemas';
import { forgetDrafts } from './count-drafts';
import { endEvent } from './end-event';
import type { EventInfo } from './event-info';
import type { Refusal } from './refusal';
import { transition } from './transition';

/** Ends the event for good: it stands with the rounds that were closed. */
export async function finishEvent(event: EventInfo, seen: HostCommand): Promise<boolean | Refusal> {
  const done = await transition({
    event,
    seen,
    decide: (state, { now }) => finished(state, now, 'stopped-by-host'),
    write: ({ tx }) => endEvent(tx, event, 'stopped-by-host'),
  });
  if (done === true) forgetDrafts([event.gameId]);
  return done;
}
