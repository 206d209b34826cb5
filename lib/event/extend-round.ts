import { extendEventRound } from '@/lib/game';
import type { ExtendCommand } from '@/lib/http/schemas';
import { appendClock } from './clock-change';
import type { EventInfo } from './event-info';
import type { Refusal } from './refusal';
import { transition } from './transition';

/** Gives everybody more time for the round that is being played. */
export function extendRound(
  event: EventInfo,
  { seconds, ...seen }: ExtendCommand,
): Promise<boolean | Refusal> {
  return transition({
    event,
    seen,
    decide: (state, { now, current }) =>
      extendEventRound(state, now, { number: current?.number ?? 0, by: seconds * 1000 }),
    write: async (locked, after) => {
      const { tx } = locked;
      const round = after.round;
      if (round?.status === 'open')
        await tx`
          update round set closes_at = ${round.closesAt}
          where game_id = ${event.gameId} and number = ${round.number}`;
      if (round?.status === 'paused')
        await tx`
          update round set remaining_ms = ${Math.round(round.remaining)}
          where game_id = ${event.gameId} and number = ${round.number}`;
      await appendClock(locked, 'extend', round?.status === 'paused' ? 'paused' : 'running');
    },
  });
}
