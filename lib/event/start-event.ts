import { startEvent as started } from '@/lib/game';
import type { HostCommand } from '@/lib/http/schemas';
import { endEvent } from './end-event';
import type { EventInfo } from './event-info';
import { prepareAhead, writeOpenRound } from './open-round';
import { prepareRound } from './prepare-round';
import type { Refusal } from './refusal';
import { transition } from './transition';
import { waitForLexicon } from './wait-for-lexicon';

/** Starts the game: the first rack is shown at once. An event that runs already goes on undisturbed. */
export async function startEvent(event: EventInfo, seen: HostCommand): Promise<boolean | Refusal> {
  const notReady = await waitForLexicon(event.settings.lexicon);
  if (notReady) return notReady;
  const first = await prepareRound(event, 1);
  const done = await transition({
    event,
    seen,
    decide: (state, { now }) => started(state, now),
    write: async (locked) => {
      const { tx } = locked;
      await tx`update event set status = 'running', started_at = clock_timestamp() where id = ${event.id}`;
      if (first.kind === 'over') await endEvent(tx, event, first.reason);
      else await writeOpenRound(locked, 1);
    },
  });
  if (done === true) prepareAhead(event, 2);
  return done;
}
