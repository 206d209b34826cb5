import type { WrittenJudgement } from './written-slip';

/** A slip as it was judged when it came in; what judgeSlip and judgeWritten answer fits. */
export interface CountedSlip {
  points: number;
  /** what it would be paid without its faults; left out: not known */
  worth?: number;
  /** left out: paid in full, or nothing */
  ruling?: WrittenJudgement['ruling'];
}

export type RulingKind = 'accept' | 'warn' | 'penalty' | 'zero' | 'average' | 'set';

/** A referee's dated decision about a player's slip of a round. `points`: what is paid, where given. */
export interface Ruling {
  playerId: string;
  /** number of the round */
  round: number;
  kind: RulingKind;
  points?: number | null;
  /** ms since 1970; of equal times the later in the list is newer */
  at: number;
}

/** What a slip counts after the newest ruling. */
export interface SlipScore {
  points: number;
  /** before a penalty: what solos are compared by */
  compared: number;
  mark: 'warning' | 'penalty' | 'average' | null;
}

const PENALTY = 5;
export const NOTHING: SlipScore = { points: 0, compared: 0, mark: null };

/** The newest ruling on each slip, by round and player. */
export function newestRulings(rulings: readonly Ruling[]): Map<number, Map<string, Ruling>> {
  const newest = new Map<number, Map<string, Ruling>>();
  for (const ruling of rulings) {
    const round = newest.get(ruling.round) ?? new Map<string, Ruling>();
    newest.set(ruling.round, round);
    const other = round.get(ruling.playerId);
    if (!other || ruling.at >= other.at) round.set(ruling.playerId, ruling);
  }
  return newest;
}

function judged({ points, worth, ruling }: CountedSlip): SlipScore {
  if (ruling === 'penalty') return { points, compared: worth ?? points, mark: 'penalty' };
  return { points, compared: points, mark: ruling === 'warning' ? 'warning' : null };
}

const full = (points: number, mark: SlipScore['mark'] = null): SlipScore => ({
  points,
  compared: points,
  mark,
});

/** `average` is the others' average of the round, rounded down; it never pays more than the move was worth. */
export function ruled(slip: CountedSlip | undefined, ruling: Ruling | undefined, average: number): SlipScore {
  if (!ruling) return slip ? judged(slip) : NOTHING;
  const pays = ruling.points ?? slip?.worth ?? slip?.points ?? 0;
  switch (ruling.kind) {
    case 'accept':
      return full(pays);
    case 'warn':
      return full(pays, 'warning');
    case 'penalty':
      return { points: Math.max(0, pays - PENALTY), compared: pays, mark: 'penalty' };
    case 'zero':
      return full(0);
    case 'average':
      return full(Math.min(average, slip?.worth ?? average), 'average');
    case 'set':
      return full(ruling.points ?? 0);
  }
}
