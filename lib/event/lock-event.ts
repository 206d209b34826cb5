import type { EventInfo } from './event-info';
import { withEventRow } from './event-lock';
import { append } from './log';
import { type Refusal, refuse } from './refusal';

/** Shuts the door to whoever is not in yet, or opens it. Those who are in come back as they like. */
export function lockEvent(event: EventInfo, locked: boolean): Promise<boolean | Refusal> {
  return withEventRow(event, async ({ tx, status, players, ...state }) => {
    if (status === 'finished') return refuse('event-finished');
    if (state.locked === locked) return false;
    await tx`update event set locked = ${locked} where id = ${event.id}`;
    await append(tx, event.id, 'lobby', { players, joined: [], locked }, false);
    return true;
  });
}
