import type { Snapshot } from '@/lib/http/schemas';
import type { Verb } from './desk-state';

/** A command as it is posted: `POST /api/events/{code}/{verb}` with this body. */
export interface Command {
  verb: Verb;
  body: { version?: number; round?: number; seconds?: number };
}

/**
 * Each command names the state that it was given in, so that pressing twice, two hosts, or a retry does it
 * once. A round's own commands name the round: they stay good while others pause or extend it. `extend` adds and
 * `shorten` takes off, so they name the version as well.
 */
export function commandFor(
  verb: Verb,
  event: Pick<Snapshot, 'version' | 'round'>,
  seconds?: number,
): Command {
  const round = event.round?.number ?? 0;
  switch (verb) {
    case 'close-round':
    case 'next-round':
      return { verb, body: { round } };
    case 'extend':
    case 'shorten':
      return { verb, body: { version: event.version, round, seconds: seconds ?? 30 } };
    default:
      return { verb, body: { version: event.version } };
  }
}
