import { finishEvent as finished } from '@/lib/game';
import type { HostCommand } from '@/lib/http/schemas';
import { forgetDrafts } from './count-drafts';
import { endEvent } from './end-event';
import type { EventInfo } from './event-info';
import type { LockedEvent } from './event-lock';
import { noteAct } from './note-act';
import type { Refusal } from './refusal';
import { transition } from './transition';

/** Ends the event for good: it stands with the rounds that were closed. */
export async function finishEvent(
  event: EventInfo,
  seen: HostCommand,
  author: string,
): Promise<boolean | Refusal> {
  const done = await transition({
    event,
    seen,
    decide: (state, { now }) => finished(state, now, 'stopped-by-host'),
    write: async (locked) => {
      await noteFinish(locked, author);
      await endEvent(locked.tx, event, 'stopped-by-host');
    },
  });
  if (done === true) forgetDrafts([event.gameId]);
  return done;
}

/** With what is needed to take it back: the round that was being played, and the time that was left. */
async function noteFinish({ tx, info, current, now }: LockedEvent, author: string): Promise<void> {
  const playing = current && current.status !== 'closed' ? current : null;
  const left = playing?.remainingMs ?? Math.max(0, (playing?.closesAt ?? now) - now);
  const data = playing ? { playing: playing.id, remainingMs: left, opensAt: playing.opensAt } : {};
  await noteAct(tx, { eventId: info.id, kind: 'finish', round: null, author, data });
}
