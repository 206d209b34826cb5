/*
 * A game whose racks are fixed beforehand, and whose tops may be. It is held to the same rules as a drawn one:
 * each rack follows from the left-over before it and passes the one validator, each top is one of the best moves.
 */
import { formatBoard, type Move, readMove, type ScoredMove } from '@/lib/engine';
import { stateAfter } from './after-round';
import { endOfGame } from './end';
import { enteredRack, type RackProblem } from './entered-rack';
import { withDefaults } from './game-rules';
import { emptyGame } from './game-state';
import { badWordsOf } from './level-moves';
import { moveKey } from './move-key';
import { type RoundPlan, type SolveInput, solveRack } from './prepare-round';
import type { RoundPlace } from './several-games';

export interface FixedRound {
  /** which game of an event it belongs to; left out: the first */
  game?: number | undefined;
  /** as it is printed: `RU+ZXTEU`, `-BNISRAA` when the left-over was thrown back; signs may be left out */
  rack: string;
  /** left out: chosen among the best moves by the rules */
  top?: Move | null;
}

export interface PreparedGame {
  rounds: readonly FixedRound[];
}

export type FixedProblem =
  | RackProblem
  /** the rack has no legal move */
  | 'no-move'
  | 'illegal-top'
  | 'top-not-in-lexicon'
  /** another move scores more */
  | 'top-not-best'
  /** by the tiles or the number of rounds the game has ended before */
  | 'game-over';

export interface PreparedFault {
  /** number of the round, from 1 */
  round: number;
  field: 'rack' | 'top';
  problem: FixedProblem;
  /** beside `top-not-best` */
  best?: ScoredMove;
}

/** The plan of a round from its fixed rack and top, or what is wrong with them. */
export function planFixed(input: SolveInput, fixed: FixedRound): RoundPlan | PreparedFault {
  const { tiles, state } = input;
  const fault = (field: 'rack' | 'top', problem: FixedProblem, best?: ScoredMove): PreparedFault => ({
    round: state.rounds + 1,
    field,
    problem,
    ...(best && { best }),
  });
  if (endOfGame(tiles, state, input)) return fault('rack', 'game-over');
  const entered = enteredRack(tiles, state, fixed.rack, input);
  if (!entered.ok) return fault('rack', entered.problem);
  const plan = solveRack(input, { kind: 'rack', rack: entered.rack, rejections: 0 });
  if (!plan) return fault('rack', 'no-move');
  if (!fixed.top) return plan;
  const { board } = plan.position;
  const key = moveKey(board, fixed.top);
  const chosen = plan.tops.find((top) => moveKey(board, top) === key);
  if (chosen) return { ...plan, chosen };
  const reading = readMove(plan.position, fixed.top);
  if (!reading.ok) return fault('top', 'illegal-top');
  if (badWordsOf(plan.position, reading, input.lexicon).length > 0) return fault('top', 'top-not-in-lexicon');
  return fault('top', 'top-not-best', plan.chosen);
}

/** The fixed round that stands there; undefined where the fixed rounds of that game are played. */
export function fixedRound({ rounds }: PreparedGame, place: RoundPlace): FixedRound | undefined {
  return rounds.filter(({ game = 1 }) => game === place.game)[place.inGame - 1];
}

/** The first fault of a prepared game, which all that follows depends on; null when it can be played. */
export function checkPrepared(input: Omit<SolveInput, 'state'>, game: PreparedGame): PreparedFault | null {
  const { tiles } = input;
  const { format } = withDefaults(input);
  let state = emptyGame(tiles);
  for (const [index, fixed] of game.rounds.entries()) {
    if (index > 0 && (fixed.game ?? 1) !== (game.rounds[index - 1]?.game ?? 1)) state = emptyGame(tiles);
    const plan = planFixed({ ...input, state }, fixed);
    if ('problem' in plan) return { ...plan, round: index + 1 };
    const { number, position, rack, chosen } = plan;
    state = stateAfter(tiles, { number, board: formatBoard(position.board), rack, top: chosen }, format);
  }
  return null;
}
