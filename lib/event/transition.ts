import type { EventRefusal, EventState, EventTransition } from '@/lib/game';
import type { HostCommand, ProblemCode } from '@/lib/http/schemas';
import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { eventState, type LockedEvent, withEvent } from './event-lock';
import { type Refusal, refuse } from './refusal';
import { wasCancelled } from './round-row';

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
    const moved = await movedFrom(event, options.seen);
    if (moved) return moved.answer;
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

/**
 * What is answered to who saw another state than the present: nothing is done where the event has gone on since, and
 * what nobody can have seen is refused. Null: it is the present one.
 */
export async function movedFrom(event: LockedEvent, seen: HostCommand = {}): Promise<Moved | null> {
  const { tx, info, current, version, transitionVersion } = event;
  if ((seen.version ?? 0) > version) return { answer: refuse('not-so-far') };
  const moved = await roundMoved(tx, info, current?.number ?? 0, seen.round);
  if (moved) return moved;
  return (seen.version ?? transitionVersion) < transitionVersion ? { answer: false } : null;
}

export interface Moved {
  answer: false | Refusal;
}

/** The same of the round that a caller saw. One with a higher number may have been made void since. */
export async function roundMoved(
  db: Db,
  event: EventInfo,
  current: number,
  seen = current,
): Promise<Moved | null> {
  if (seen === current) return null;
  const isAhead = seen > current && !(await wasCancelled(db, event, seen));
  return { answer: isAhead ? refuse('not-so-far') : false };
}
