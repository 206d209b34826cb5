import { sql } from '@/lib/db';
import type { HostCommand } from '@/lib/http/schemas';
import { closeRound } from './close-round';
import type { EventInfo } from './event-info';
import { type Refusal, refuse } from './refusal';
import { currentRound } from './round-row';
import { roundMoved } from './transition';

/** Closes the round that is being played, before its time. */
export async function closeNow(
  event: EventInfo,
  seen: HostCommand,
  author: string,
): Promise<boolean | Refusal> {
  const current = await currentRound(sql(), event.gameId);
  // Before the close, for which simulated players send what they have.
  const moved = await roundMoved(sql(), event, current?.number ?? 0, seen.round);
  if (moved) return moved.answer;
  if (!current) return refuse('event-not-started');
  return closeRound({ event, number: current.number, by: 'host', seen, author });
}
