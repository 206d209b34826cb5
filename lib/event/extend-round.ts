import { extendEventRound } from '@/lib/game';
import type { ExtendCommand } from '@/lib/http/schemas';
import { appendClock } from './clock-change';
import type { EventInfo } from './event-info';
import { noteAct } from './note-act';
import { longestExtra } from './own-end';
import type { Refusal } from './refusal';
import { transition } from './transition';

/** Gives everybody more time for the round that is being played. */
export function extendRound(
  event: EventInfo,
  { seconds, ...seen }: ExtendCommand,
  author: string,
): Promise<boolean | Refusal> {
  return transition({
    event,
    seen,
    decide: (state, { now, current }) =>
      extendEventRound(state, now, { number: current?.number ?? 0, by: seconds * 1000 }),
    write: async (locked, after) => {
      const { tx, now, current } = locked;
      const extra = longestExtra(current?.extraTime ?? []);
      const round = after.round;
      // Those whose time was over, while others had extra time, get all of it from now on.
      if (round?.status === 'open')
        await tx`
          update round set closes_at = ${Math.max(round.closesAt - extra, now + seconds * 1000)}
          where game_id = ${event.gameId} and number = ${round.number} and status <> 'cancelled'`;
      if (round?.status === 'paused')
        await tx`
          update round set remaining_ms = ${Math.max(Math.round(round.remaining - extra), seconds * 1000)}
          where game_id = ${event.gameId} and number = ${round.number} and status <> 'cancelled'`;
      await noteAct(tx, {
        eventId: event.id,
        kind: 'extend',
        round: current?.number ?? null,
        author,
        data: { after: `+${seconds} s` },
      });
      await appendClock(locked, 'extend', round?.status === 'paused' ? 'paused' : 'running');
    },
  });
}
