import type { EventInfo } from '../event-info';
import { withEvent } from '../event-lock';
import { append } from '../log';
import { Refusal, refuse } from '../refusal';
import { restateResults } from '../restate-results';

/** Takes all simulated players out again; in a game that has begun as the host takes out people: their slips stay. */
export async function removeSimulated(event: EventInfo): Promise<number | Refusal> {
  const done = await withEvent(event, async (locked) => {
    const { tx, status, players, now } = locked;
    if (status === 'finished') return refuse('event-finished');
    const gone =
      status === 'lobby'
        ? await tx<{ name: string }[]>`
            delete from player where event_id = ${event.id} and simulated is not null and removed_at is null
            returning name`
        : await tx<{ name: string }[]>`
            update player set removed_at = ${now}
            where event_id = ${event.id} and simulated is not null and removed_at is null returning name`;
    if (gone.length === 0) return 0;
    await tx`update event set players = players - ${gone.length} where id = ${event.id}`;
    const left = gone.map(({ name }) => name);
    await append(
      tx,
      event.id,
      'lobby',
      { players: players - gone.length, joined: [], left, simulated: 0 },
      false,
    );
    await restateResults(locked);
    return 0;
  });
  return done instanceof Refusal ? done : 0;
}
