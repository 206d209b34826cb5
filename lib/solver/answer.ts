import { findAllMoves, formatBoard, type Lexicon, position } from '@/lib/engine';
import { checkPrepared, oncePerWord, type PreparedRound, planFixed, prepareRound } from '@/lib/game';
import { drawRandom } from './draw-random';
import type { Job, JobResult, MovesJob, MovesResult, PrepareJob, PrepareResult } from './jobs';

/** Answers one job with a lexicon that is loaded. Pure: the same job gives the same answer. */
export function answer(job: Job, lexicon: Lexicon): JobResult<Job> {
  if (job.kind === 'prepare') return prepare(job, lexicon);
  if (job.kind === 'moves') return moves(job, lexicon);
  return { fault: checkPrepared({ ...job.rules, tiles: lexicon.tiles, lexicon }, job.game) };
}

function prepare(job: PrepareJob, lexicon: Lexicon): PrepareResult {
  const plan = planOf(job, lexicon);
  if (plan.kind === 'over') return plan;
  const { rack, retaken } = plan;
  const board = formatBoard(plan.position.board);
  return {
    kind: 'round',
    board,
    rack,
    retaken,
    top: plan.chosen,
    isotops: oncePerWord(plan.position, plan.tops, plan.chosen),
    legalMoves: findAllMoves(plan.position, lexicon).length,
  };
}

/** A fixed rack that does not fit, because another top was chosen than it was made for, ends the game. */
function planOf({ rules, state, seed, number, fixed }: PrepareJob, lexicon: Lexicon): PreparedRound {
  const input = { ...rules, tiles: lexicon.tiles, state, lexicon };
  if (!fixed) return prepareRound({ ...input, random: drawRandom(seed, number) });
  const plan = planFixed(input, fixed);
  return 'problem' in plan ? { kind: 'over', reason: 'prepared-rounds-played' } : plan;
}

function moves(job: MovesJob, lexicon: Lexicon): MovesResult {
  const { board, rack, rules, most } = job;
  const at = position({ tiles: lexicon.tiles, board, rack, ...(rules && { rules }) });
  const all = findAllMoves(at, lexicon);
  const shown = at.board.count > 0 ? all.slice(0, most) : oncePerWord(at, all.slice()).slice(0, most);
  return { legalMoves: all.length, moves: shown };
}
