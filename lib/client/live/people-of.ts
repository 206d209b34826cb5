import type { Snapshot } from '@/lib/http/schemas';

/** Whose slips are waited for and counted: everybody who is no simulated player. */
export const peopleOf = ({ players, simulated = 0 }: Pick<Snapshot, 'players' | 'simulated'>): number =>
  players - simulated;

export interface SlipCount {
  slips: number;
  /** people whose slips these are: nobody waits for simulated players */
  players: number;
  /** beside them people who hand in on paper: their slips come in when the round is closed */
  paper: number;
}

/** The slips to speak of: those that devices send while a round is played, all of them once it is closed. */
export function slipCount(
  event: Pick<Snapshot, 'players' | 'simulated' | 'slips' | 'onPaper' | 'round'>,
): SlipCount {
  const players = peopleOf(event);
  const { slips, round } = event;
  const paper = round && round.status !== 'closed' ? event.onPaper : undefined;
  if (!paper) return { slips, players, paper: 0 };
  return {
    slips: Math.max(0, slips - paper.slips),
    players: Math.max(0, players - paper.players),
    paper: paper.players,
  };
}
