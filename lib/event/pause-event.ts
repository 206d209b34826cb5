import { pauseEvent as paused, resumeEvent as resumed } from '@/lib/game';
import type { HostCommand } from '@/lib/http/schemas';
import { appendClock } from './clock-change';
import type { EventInfo } from './event-info';
import { noteAct } from './note-act';
import { longestExtra } from './own-end';
import type { Refusal } from './refusal';
import { transition } from './transition';

/** Stops the clock of the round, or of the gap between two, and keeps what is left. */
export function pauseEvent(event: EventInfo, seen: HostCommand, author: string): Promise<boolean | Refusal> {
  return transition({
    event,
    seen,
    decide: (state, { now }) => paused(state, now),
    write: async (locked, after) => {
      const { tx, now, coming, current } = locked;
      const extra = longestExtra(current?.extraTime ?? []);
      await tx`update event set status = 'paused' where id = ${event.id}`;
      if (after.round?.status === 'paused')
        await tx`
          update round set status = 'paused', remaining_ms = ${Math.round(after.round.remaining - extra)}
          where game_id = ${event.gameId} and number = ${after.round.number} and status <> 'cancelled'`;
      else if (coming && coming.opensAt !== null)
        await tx`
          update round set opens_at = null, remaining_ms = ${Math.max(0, Math.round(coming.opensAt - now))}
          where id = ${coming.id}`;
      await noteAct(tx, { eventId: event.id, kind: 'pause', round: current?.number ?? null, author });
      await appendClock(locked, 'pause', 'paused');
    },
  });
}

/** Lets the clock go on with what was left. */
export function resumeEvent(event: EventInfo, seen: HostCommand, author: string): Promise<boolean | Refusal> {
  return transition({
    event,
    seen,
    decide: (state, { now }) => resumed(state, now),
    write: async (locked, after) => {
      const { tx, now, coming, current } = locked;
      const extra = longestExtra(current?.extraTime ?? []);
      await tx`update event set status = 'running' where id = ${event.id}`;
      if (after.round?.status === 'open')
        await tx`
          update round set status = 'open', remaining_ms = null, closes_at = ${after.round.closesAt - extra}
          where game_id = ${event.gameId} and number = ${after.round.number} and status <> 'cancelled'`;
      else if (coming && coming.remainingMs !== null)
        await tx`
          update round set opens_at = ${now + coming.remainingMs}, remaining_ms = null where id = ${coming.id}`;
      await noteAct(tx, { eventId: event.id, kind: 'resume', round: current?.number ?? null, author });
      await appendClock(locked, 'resume', 'running');
    },
  });
}
