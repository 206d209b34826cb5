/*
 * A game that was played elsewhere, played through again: its racks and tops as they were, as far as board, bag and
 * tiles allow. What the rules or the solver would have done otherwise is told, and left as it was.
 */
import { formatBoard, type Lexicon, type Move, readMove, type ScoredMove, type TileSet } from '@/lib/engine';
import { stateAfter } from './after-round';
import { DRAW_PRESETS } from './draw-rule';
import { type RuleOptions, withDefaults } from './game-rules';
import { emptyGame, type GameState } from './game-state';
import { badWordsOf } from './level-moves';
import type { RoundPlan } from './prepare-round';
import { type PreparedFault, planFixed } from './prepared-game';

export interface GivenRound {
  /** which game of an event it belongs to; left out: the first */
  game?: number | undefined;
  rack: string;
  top?: (Move & { score?: number | undefined }) | null | undefined;
}

export interface GameDifference {
  round: number;
  code: 'top-not-best' | 'top-not-in-lexicon' | 'top-score' | 'rack-rule';
  /** a word, a score */
  text: string;
}

export interface ImportedPlan {
  rounds: RoundPlan[];
  differences: GameDifference[];
  /** the first that all that follows depends on */
  fault: PreparedFault | null;
}

export interface ImportInput extends RuleOptions {
  tiles: TileSet;
  lexicon: Lexicon;
}

export function planImported(input: ImportInput, given: readonly GivenRound[]): ImportedPlan {
  const { format } = withDefaults(input);
  const planned: ImportedPlan = { rounds: [], differences: [], fault: null };
  let state = emptyGame(input.tiles);
  for (const [index, round] of given.entries()) {
    if (index > 0 && (round.game ?? 1) !== (given[index - 1]?.game ?? 1)) state = emptyGame(input.tiles);
    const differences: GameDifference[] = [];
    const plan = planGiven({ ...input, state }, round, differences);
    // What is told counts through all games.
    planned.differences.push(...differences.map((difference) => ({ ...difference, round: index + 1 })));
    if ('problem' in plan) return { ...planned, fault: { ...plan, round: index + 1 } };
    planned.rounds.push(plan);
    const { number, position, rack, chosen } = plan;
    state = stateAfter(
      input.tiles,
      { number, board: formatBoard(position.board), rack, top: chosen },
      format,
    );
  }
  return planned;
}

function planGiven(
  input: ImportInput & { state: GameState },
  { rack, top }: GivenRound,
  differences: GameDifference[],
): RoundPlan | PreparedFault {
  const plan = planRack(input, rack, differences);
  if ('problem' in plan || !top) return plan;
  const same = planFixed({ ...input, draw: ruleFor(input, rack) }, { rack, top });
  const { word, score } = top;
  const differ = (code: GameDifference['code'], text: string) =>
    differences.push({ round: plan.number, code, text });
  if (!('problem' in same)) {
    if (score !== undefined && score !== same.score) differ('top-score', `${score}, ${same.score}`);
    return same;
  }
  if (same.problem !== 'top-not-best' && same.problem !== 'top-not-in-lexicon') return same;
  const reading = readMove(plan.position, top);
  if (!reading.ok) return { ...same, problem: 'illegal-top' };
  const chosen: ScoredMove = { ...reading.move, score: reading.score };
  const bad = badWordsOf(plan.position, reading, input.lexicon);
  differ(
    same.problem,
    bad.length > 0 ? bad.join(', ') : `${word} ${chosen.score}, ${plan.chosen.word} ${plan.chosen.score}`,
  );
  return { ...plan, chosen, score: chosen.score, tops: [chosen] };
}

/** Racks of other countries' rules are taken as they were. */
function planRack(
  input: ImportInput & { state: GameState },
  rack: string,
  differences: GameDifference[],
): RoundPlan | PreparedFault {
  const draw = ruleFor(input, rack);
  const plan = planFixed({ ...input, draw }, { rack });
  if (!('problem' in plan) && draw !== withDefaults(input).draw)
    differences.push({ round: plan.number, code: 'rack-rule', text: rack });
  return plan;
}

/** The rule of the game, or the first that the rack follows. */
function ruleFor(input: ImportInput & { state: GameState }, rack: string) {
  const { draw } = withDefaults(input);
  const follows = [draw, ...DRAW_PRESETS].find((preset) => {
    const plan = planFixed({ ...input, draw: preset }, { rack });
    return !('problem' in plan) || plan.problem !== 'breaks-rule';
  });
  return follows ?? draw;
}
