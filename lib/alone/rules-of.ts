import { formatOf, freeWarnings } from '@/lib/game';
import type { RunKind } from '@/lib/http/schemas';
import type { AloneRound } from './round-row';
import type { Run } from './run-row';

/**
 * Topping: from then on the top may be asked for, at a price. The last limit is for pages that were left, so that the time
 * of a run has an end; nobody plays against it.
 */
export const HELP = { afterMs: 60_000, costMs: 20_000, lastMs: 30 * 60_000 } as const;

/** Whether others play the same rounds: then all tops count, those of rounds that were not played as well. */
export const isShared = ({ kind }: Pick<Run, 'kind'>) => kind === 'event' || kind === 'daily';

/** Sudden death: three rounds of a minute, three of forty seconds, the others of twenty. */
export const suddenSeconds = (number: number) => (number <= 3 ? 60 : number <= 6 ? 40 : 20);

/** How long a round lasts; null: until a move is sent. */
export function roundMs({ kind, timed, settings }: Run, number: number): number | null {
  if (kind === 'topping') return HELP.lastMs;
  if (kind === 'sudden') return suddenSeconds(number) * 1000;
  return timed ? settings.secondsPerRound * 1000 : null;
}

type Sent = Pick<AloneRound, 'move' | 'valid' | 'points'>;

/**
 * Whether a move that was sent ends the round. Who is told that words are bad may try again while there is time, as in
 * the room; where words are not checked, or moves are written, that would tell. In topping only the top does.
 */
export function endsRound(run: Pick<Run, 'kind' | 'settings'>, round: AloneRound, sent: Sent): boolean {
  if (run.kind === 'topping') return sent.points >= round.topScore;
  const { checkWords, entry } = run.settings;
  return sent.move === null || sent.valid || !checkWords || entry === 'federation';
}

/** Whether the run is over with this round, whatever could come. */
export function endsRun(kind: RunKind, round: AloneRound): string | null {
  return kind === 'sudden' && round.points < round.topScore ? 'missed' : null;
}

const COST_OF_WARNING = 5;

/**
 * What the warnings for written slips cost, in the games that are over: as in a room, at the end of each, past those that
 * are free. `finished`: the last game is over as well.
 */
export function deductedOf(
  { settings, finished }: Pick<Run, 'settings' | 'finished'>,
  closed: readonly Pick<AloneRound, 'game' | 'ruling'>[],
): number {
  const last = closed.at(-1)?.game ?? 1;
  const free = settings.freeWarnings ?? freeWarnings(formatOf(settings), settings.secondsPerRound);
  const warned = new Map<number, number>();
  for (const { game, ruling } of closed)
    if (ruling === 'warning' && (finished || game !== last)) warned.set(game, (warned.get(game) ?? 0) + 1);
  return [...warned.values()].reduce((sum, count) => sum + COST_OF_WARNING * Math.max(0, count - free), 0);
}

/** The time that a round took, with the price of a top that was shown. */
export function usedMs(kind: RunKind, round: Pick<AloneRound, 'opensAt' | 'closedAt' | 'shown'>): number {
  const { opensAt, closedAt, shown } = round;
  if (opensAt === null || closedAt === null) return 0;
  return Math.max(0, closedAt - opensAt) + (kind === 'topping' && shown ? HELP.costMs : 0);
}
