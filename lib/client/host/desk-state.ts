import type { Snapshot } from '@/lib/http/schemas';

/**
 * What a host's desk offers, from the event's state alone:
 *
 *   lobby ─start─► waiting ─► open ─► between ─► open … ─► finished
 *                             open ⇄ paused ⇄ between
 *
 * `waiting` is running without a rack; `closing` is an open round whose time is over, until the server has
 * closed it. After the last round the server finishes the event by itself.
 */
export type Phase = 'lobby' | 'waiting' | 'open' | 'closing' | 'between' | 'paused' | 'finished';

export type Verb = 'start' | 'pause' | 'resume' | 'extend' | 'close-round' | 'next-round' | 'finish';

export interface Desk {
  phase: Phase;
  /** the one action that comes next; null while the clock does the work */
  next: { verb: Verb; label: string /** why it cannot be done yet */; hold: string | null } | null;
  /** what else may be done now */
  others: readonly Verb[];
  /** slips of players, in words; null outside a round */
  missing: string | null;
  /** server time at which something happens by itself: the close, or the next rack */
  until: number | null;
}

export type DeskView = Pick<Snapshot, 'status' | 'round' | 'players' | 'slips' | 'nextOpensAt'>;

/** One word for where the event is: a question or a refusal about another state falls. */
export function stateOf({ status, round }: Pick<DeskView, 'status' | 'round'>): string {
  return `${status} ${round?.number} ${round?.status}`;
}

function phaseOf(event: DeskView, now: number): Phase {
  if (event.status !== 'running') return event.status;
  if (!event.round) return 'waiting';
  if (event.round.status === 'closed') return 'between';
  return event.round.closesAt <= now ? 'closing' : 'open';
}

/** Who has not sent yet, as a count in words. Players who left still count: the server does not know. */
export function missingText(slips: number, players: number): string {
  if (players === 0) return 'Nobody is here yet';
  if (slips >= players) return players === 1 ? 'The only slip is in' : `All ${players} slips are in`;
  if (slips === 0) return 'Nobody has sent yet';
  const missing = players - slips;
  return `${missing} of ${players} ${missing === 1 ? 'has' : 'have'} not sent yet`;
}

function openDesk(event: DeskView): Omit<Desk, 'phase'> {
  const allIn = event.players > 0 && event.slips >= event.players;
  return {
    next: allIn ? { verb: 'close-round', label: 'Close the round', hold: null } : null,
    others: ['pause', 'extend', 'close-round', 'finish'],
    missing: missingText(event.slips, event.players),
    until: event.round?.closesAt ?? null,
  };
}

function betweenDesk(event: DeskView): Omit<Desk, 'phase'> {
  const byItself = event.nextOpensAt !== null;
  return {
    next: { verb: 'next-round', label: byItself ? 'Next rack now' : 'Next rack', hold: null },
    others: byItself ? ['pause', 'finish'] : ['finish'],
    missing: null,
    until: event.nextOpensAt,
  };
}

/** The desk of an event at a server time. */
export function deskOf(event: DeskView, now: number): Desk {
  const phase = phaseOf(event, now);
  switch (phase) {
    case 'lobby': {
      const hold = event.players === 0 ? 'Wait for the first player' : null;
      const next = { verb: 'start' as const, label: 'Start', hold };
      return { phase, next, others: ['finish'], missing: null, until: null };
    }
    case 'waiting':
      return { phase, ...betweenDesk(event) };
    case 'open':
      return { phase, ...openDesk(event) };
    case 'closing':
      return { phase, ...openDesk(event), next: null, others: ['finish'], until: null };
    case 'between':
      return { phase, ...betweenDesk(event) };
    case 'paused': {
      const inRound = event.round !== null && event.round.status !== 'closed';
      return {
        phase,
        next: { verb: 'resume', label: 'Go on', hold: null },
        others: inRound ? ['extend', 'close-round', 'finish'] : ['finish'],
        missing: inRound ? missingText(event.slips, event.players) : null,
        until: null,
      };
    }
    case 'finished':
      return { phase, next: null, others: [], missing: null, until: null };
  }
}
