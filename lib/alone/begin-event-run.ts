import { newId, transaction } from '@/lib/db';
import { type EventInfo, type Refusal, refuse } from '@/lib/event';
import type { EventSettings } from '@/lib/http/schemas';
import { type Asker, readAloneEvent } from './alone-event';

export interface BeginEventRun extends Asker {
  event: EventInfo;
  name: string | null;
  /** this browser has shown the event's review */
  seen: boolean;
}

/** Begins to play an event alone, or goes on with what was begun. Gives the run's id. */
export async function beginEventRun(options: BeginEventRun): Promise<{ id: string } | Refusal> {
  const { event, person, name, seen } = options;
  return transaction(async (tx) => {
    // Two presses, or two windows, begin one run.
    await tx`select pg_advisory_xact_lock(hashtextextended(${`${event.id} ${person.userId ?? person.key}`}, 0))`;
    const { state, running, uncounted, ownName } = await readAloneEvent(event, options);
    if (running) return { id: running };
    if (state !== 'open') return refuse('alone-closed');
    const why = uncounted ?? (seen ? 'seen' : null);
    const id = newId();
    await tx`
      insert into alone_run (id, person, user_id, kind, event_id, lexicon, player_name, settings, tile_set, counted,
                             uncounted)
      values (${id}, ${person.key}, ${person.userId}, 'event', ${event.id}, ${event.settings.lexicon},
              ${name ?? ownName}, ${tx.json({ ...settingsOf(event) })}, ${event.tileSet}, ${why === null}, ${why})`;
    return { id };
  });
}

/** Moves are laid or written as they were in the event, and judged alike. */
function settingsOf({ settings }: EventInfo): EventSettings {
  return { ...settings, pace: 'host', draftsCount: false };
}
