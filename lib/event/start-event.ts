import { startEvent as started } from '@/lib/game';
import type { RackCommand } from '@/lib/http/schemas';
import { endEvent } from './end-event';
import { enterRack } from './enter-rack';
import { type EventInfo, forgetEvent } from './event-info';
import { append } from './log';
import { noteEnteredRack } from './note-entered-rack';
import { afterOpen, writeOpenRound } from './open-round';
import { prepareRound } from './prepare-round';
import type { Refusal } from './refusal';
import { transition } from './transition';
import { waitForLexicon } from './wait-for-lexicon';

/** Starts the game: the first rack is shown at once. An event that runs already goes on undisturbed. */
export async function startEvent(
  event: EventInfo,
  seen: RackCommand,
  author: string,
): Promise<boolean | Refusal> {
  const notReady = await waitForLexicon(event.settings.lexicon);
  if (notReady) return notReady;
  if (event.settings.racks === 'entered') {
    const refused = await enterRack(event, 1, seen.rack);
    if (refused) return refused;
  }
  const first = await prepareRound(event, 1);
  const done = await transition({
    event,
    seen,
    decide: (state, { now }) => started(state, now),
    write: async (locked) => {
      const { tx } = locked;
      const shuts = event.settings.lateJoin === 'closed' && !locked.locked;
      await tx`
        update event set status = 'running', started_at = clock_timestamp(), locked = locked or ${shuts}
        where id = ${event.id}`;
      // The host may open the door again, as any door.
      if (shuts)
        await append(tx, event.id, 'lobby', { players: locked.players, joined: [], locked: true }, false);
      if (first.kind === 'over') await endEvent(tx, event, first.reason);
      else {
        await noteEnteredRack(locked, author);
        await writeOpenRound(locked, 1);
      }
    },
  });
  if (event.settings.targetsFollow) forgetEvent(event.code);
  if (done === true && first.kind === 'round') afterOpen(event, 1);
  return done;
}
