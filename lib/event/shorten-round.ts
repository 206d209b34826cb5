import { shortenEventRound } from '@/lib/game';
import type { ShortenCommand } from '@/lib/http/schemas';
import { appendClock } from './clock-change';
import type { EventInfo } from './event-info';
import { noteAct } from './note-act';
import { longestExtra } from './own-end';
import type { Refusal } from './refusal';
import { transition } from './transition';

/** Takes time off the round that is being played; some seconds stay. Whoever has extra time keeps it. */
export function shortenRound(
  event: EventInfo,
  { seconds, ...seen }: ShortenCommand,
  author: string,
): Promise<boolean | Refusal> {
  return transition({
    event,
    seen,
    decide: (state, { now, current }) => {
      const extra = longestExtra(current?.extraTime ?? []);
      const usual = withoutExtra(state, extra);
      return shortenEventRound(usual, now, { number: current?.number ?? 0, by: seconds * 1000 });
    },
    write: async (locked, { round }) => {
      const { tx, current } = locked;
      if (round?.status === 'open')
        await tx`update round set closes_at = ${round.closesAt} where id = ${current?.id ?? ''}`;
      if (round?.status === 'paused')
        await tx`
          update round set remaining_ms = ${Math.round(round.remaining)} where id = ${current?.id ?? ''}`;
      await noteAct(tx, {
        eventId: event.id,
        kind: 'shorten',
        round: current?.number ?? null,
        author,
        data: { after: `−${seconds} s` },
      });
      await appendClock(locked, 'shorten', round?.status === 'paused' ? 'paused' : 'running');
    },
  });
}

type State = Parameters<typeof shortenEventRound>[0];

/** The rules see a round that ends with the last player; what is shortened is everybody's end. */
function withoutExtra(state: State, extra: number): State {
  const { round } = state;
  if (state.status !== 'running' && state.status !== 'paused') return state;
  if (round?.status === 'open') return { ...state, round: { ...round, closesAt: round.closesAt - extra } };
  if (round?.status === 'paused')
    return { ...state, round: { ...round, remaining: round.remaining - extra } };
  return state;
}
