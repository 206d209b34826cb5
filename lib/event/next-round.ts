import { sql } from '@/lib/db';
import { openEventRound } from '@/lib/game';
import type { RackCommand } from '@/lib/http/schemas';
import { enterRack } from './enter-rack';
import type { EventInfo } from './event-info';
import { afterOpen, writeOpenRound } from './open-round';
import { prepareRound } from './prepare-round';
import { type Refusal, refuse } from './refusal';
import { currentRound } from './round-row';
import { transition } from './transition';

/** Shows the next rack now: after the host's word, or before the gap is over. */
export async function nextRound(event: EventInfo, seen: RackCommand): Promise<boolean | Refusal> {
  const current = await currentRound(sql(), event.gameId);
  if (!current) return refuse('event-not-started');
  const number = current.number + 1;
  const isMeant = current.status === 'closed' && (seen.round ?? current.number) === current.number;
  if (event.settings.racks === 'entered' && isMeant) {
    const refused = await enterRack(event, number, seen.rack);
    if (refused) return refused;
  }
  await prepareRound(event, number);
  const opened = await transition({
    event,
    // Whoever saw no round is taken to have seen this one: pressed twice, it advances once.
    seen: { ...seen, round: seen.round ?? current.number },
    decide: (state, { now }) =>
      openEventRound(state, now, { number, milliseconds: event.settings.secondsPerRound * 1000 }),
    write: (locked) => writeOpenRound(locked, number),
  });
  if (opened === true) afterOpen(event, number);
  return opened;
}
