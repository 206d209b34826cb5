import { sql } from '@/lib/db';
import { openEventRound } from '@/lib/game';
import type { RackCommand } from '@/lib/http/schemas';
import { enterRack } from './enter-rack';
import type { EventInfo } from './event-info';
import { noteEnteredRack } from './note-entered-rack';
import { afterOpen, writeOpenRound } from './open-round';
import { prepareRound } from './prepare-round';
import { type Refusal, refuse } from './refusal';
import { currentRound } from './round-row';
import { transition } from './transition';

/** Shows the next rack now: after the host's word, or before the gap is over. */
export async function nextRound(
  event: EventInfo,
  seen: RackCommand,
  author: string,
): Promise<boolean | Refusal> {
  const current = await currentRound(sql(), event.gameId);
  // Without one the first round was cancelled, unless the event has not begun.
  if (!current && !(await hasStarted(event))) return refuse('event-not-started');
  const before = current?.number ?? 0;
  const number = before + 1;
  const isMeant = (!current || current.status === 'closed') && (seen.round ?? before) === before;
  if (event.settings.racks === 'entered' && isMeant) {
    const refused = await enterRack(event, number, seen.rack);
    if (refused) return refused;
  }
  await prepareRound(event, number);
  const opened = await transition({
    event,
    // Whoever saw no round is taken to have seen this one: pressed twice, it advances once.
    seen: { ...seen, round: seen.round ?? before },
    decide: (state, { now }) =>
      openEventRound(state, now, { number, milliseconds: event.settings.secondsPerRound * 1000 }),
    write: async (locked) => {
      await noteEnteredRack(locked, author);
      await writeOpenRound(locked, number);
    },
  });
  if (opened === true) afterOpen(event, number);
  return opened;
}

async function hasStarted({ id }: EventInfo): Promise<boolean> {
  const [started] = await sql()`select 1 from event where id = ${id} and status <> 'lobby'`;
  return started !== undefined;
}
