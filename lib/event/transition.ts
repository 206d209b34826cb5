import type { EventRefusal, EventState, EventTransition } from '@/lib/game';
import type { HostCommand, ProblemCode } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { eventState, type LockedEvent, withEvent } from './event-lock';
import { type Refusal, refuse } from './refusal';

const PROBLEM_OF: Record<EventRefusal, ProblemCode | 'nothing-to-do'> = {
  'event-not-started': 'event-not-started',
  'event-paused': 'event-paused',
  'event-finished': 'event-finished',
  'round-open': 'round-open',
  'round-not-open': 'no-open-round',
  'round-over': 'no-open-round',
  'not-the-round': 'no-open-round',
  'time-is-up': 'time-is-up',
  'bad-duration': 'invalid-input',
  // asked on the ground of something that has changed since
  'too-early': 'nothing-to-do',
  stale: 'nothing-to-do',
};

export interface TransitionOptions {
  event: EventInfo;
  /** what the caller saw; if the event has gone on since, nothing is done */
  seen?: HostCommand;
  decide(state: EventState, event: LockedEvent): EventTransition;
  /** writes the change and appends it to the log */
  write(event: LockedEvent, after: EventState): Promise<void>;
}

/**
 * Asks the rules whether the event may change, under its lock, and writes the change. Asked again, or too late,
 * it changes nothing. Returns whether this call changed the event.
 */
export async function transition(options: TransitionOptions): Promise<boolean | Refusal> {
  return withEvent(options.event, async (event) => {
    if (hasGoneOn(event, options.seen)) return false;
    const result = options.decide(eventState(event), event);
    if (result.kind === 'refused') {
      const code = PROBLEM_OF[result.code];
      return code === 'nothing-to-do' ? false : refuse(code);
    }
    if (result.kind === 'unchanged') return false;
    await options.write(event, result.state);
    return true;
  });
}

/** Whether the event is not any more what the caller saw. */
export function hasGoneOn(event: LockedEvent, seen: HostCommand = {}): boolean {
  if (seen.version !== undefined && seen.version < event.transitionVersion) return true;
  return seen.round !== undefined && seen.round !== (event.current?.number ?? 0);
}
