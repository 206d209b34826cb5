import { lastEnd, type SlipCount, slipCount } from '@/lib/client/live';
import { isBetweenGames } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import type { Translate } from '@/lib/i18n/client';

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

export type Verb =
  | 'start'
  | 'pause'
  | 'resume'
  | 'extend'
  | 'shorten'
  | 'close-round'
  | 'next-round'
  | 'finish';

/** Messages of `desk`. */
type NextLabel = 'next.start' | 'next.closeRound' | 'next.rack' | 'next.rackNow' | 'next.game' | 'next.goOn';
type Hold = 'next.waitForFirst';

export interface Desk {
  phase: Phase;
  /** the one action that comes next; null while the clock does the work */
  next: { verb: Verb; label: NextLabel /** why it cannot be done yet */; hold: Hold | null } | null;
  /** what else may be done now */
  others: readonly Verb[];
  /** slips of so many players; null outside a round */
  slips: SlipCount | null;
  /** server time at which something happens by itself: the close, or the next rack */
  until: number | null;
}

export type DeskView = Pick<
  Snapshot,
  'status' | 'round' | 'players' | 'simulated' | 'slips' | 'onPaper' | 'nextOpensAt' | 'extraTime'
>;

/** One word for where the event is: a question or a refusal about another state falls. */
export function stateOf({ status, round }: Pick<DeskView, 'status' | 'round'>): string {
  return `${status} ${round?.number} ${round?.status}`;
}

function phaseOf(event: DeskView, now: number): Phase {
  if (event.status !== 'running') return event.status;
  if (!event.round) return 'waiting';
  if (event.round.status === 'closed') return 'between';
  return (lastEnd(event) ?? now) <= now ? 'closing' : 'open';
}

/** Who has not sent yet, as a count in words. Players who left still count: the server does not know. */
export function missingText(t: Translate<'desk'>, { slips, players, paper }: SlipCount): string {
  if (players === 0) return paper > 0 ? t('slips.allOnPaper') : t('slips.nobodyHere');
  if (slips >= players) return t('slips.allIn', { players });
  if (slips === 0) return t('slips.noneIn');
  return t('slips.missing', { missing: players - slips, players });
}

function openDesk(event: DeskView): Omit<Desk, 'phase'> {
  const slips = slipCount(event);
  // Whoever writes on paper may still be writing.
  const allIn = slips.players > 0 && slips.slips >= slips.players && slips.paper === 0;
  return {
    next: allIn ? { verb: 'close-round', label: 'next.closeRound', hold: null } : null,
    others: ['pause', 'extend', 'close-round', 'finish'],
    slips,
    until: lastEnd(event),
  };
}

function betweenDesk(event: DeskView): Omit<Desk, 'phase'> {
  const byItself = event.nextOpensAt !== null;
  return {
    next: {
      verb: 'next-round',
      label: isBetweenGames(event) ? 'next.game' : byItself ? 'next.rackNow' : 'next.rack',
      hold: null,
    },
    others: byItself ? ['pause', 'finish'] : ['finish'],
    slips: null,
    until: event.nextOpensAt,
  };
}

/** The desk of an event at a server time. */
export function deskOf(event: DeskView, now: number): Desk {
  const phase = phaseOf(event, now);
  switch (phase) {
    case 'lobby': {
      const hold = event.players === 0 ? ('next.waitForFirst' as const) : null;
      const next = { verb: 'start' as const, label: 'next.start' as const, hold };
      return { phase, next, others: ['finish'], slips: null, until: null };
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
        next: { verb: 'resume', label: 'next.goOn', hold: null },
        others: inRound ? ['extend', 'close-round', 'finish'] : ['finish'],
        slips: inRound ? slipCount(event) : null,
        until: null,
      };
    }
    case 'finished':
      return { phase, next: null, others: [], slips: null, until: null };
  }
}
