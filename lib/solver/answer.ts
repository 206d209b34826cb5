import { formatBoard, type Lexicon, position } from '@/lib/engine';
import {
  checkPrepared,
  legalMoves,
  oncePerWord,
  type PreparedFault,
  type PreparedRound,
  planFixed,
  planImported,
  prepareAgain,
  prepareRound,
  type RoundPlan,
} from '@/lib/game';
import { drawRandom } from './draw-random';
import type {
  ImportJob,
  ImportResult,
  Job,
  JobResult,
  MovesJob,
  MovesResult,
  PrepareJob,
  PrepareResult,
  SolvedRound,
} from './jobs';
import { warmUp } from './warm-up';

/** Answers one job with a lexicon that is loaded. Pure: the same job gives the same answer. */
export function answer(job: Job, lexicon: Lexicon): JobResult<Job> {
  if (job.kind === 'prepare') return prepare(job, lexicon);
  if (job.kind === 'moves') return moves(job, lexicon);
  if (job.kind === 'warm-up') return warmUp(lexicon);
  if (job.kind === 'import') return imported(job, lexicon);
  return { fault: checkPrepared({ ...job.rules, tiles: lexicon.tiles, lexicon }, job.game) };
}

function prepare(job: PrepareJob, lexicon: Lexicon): PrepareResult {
  const plan = planOf(job, lexicon);
  if ('problem' in plan) return { kind: 'fault', fault: plan };
  if (plan.kind === 'over') return plan;
  return solvedRound(plan, lexicon);
}

function imported({ rules, rounds }: ImportJob, lexicon: Lexicon): ImportResult {
  const plan = planImported({ ...rules, tiles: lexicon.tiles, lexicon }, rounds);
  return { ...plan, rounds: plan.rounds.map((round) => solvedRound(round, lexicon)) };
}

function solvedRound(plan: RoundPlan, lexicon: Lexicon): SolvedRound {
  const { rack, retaken } = plan;
  const board = formatBoard(plan.position.board);
  return {
    kind: 'round',
    board,
    rack,
    retaken,
    top: plan.chosen,
    isotops: plan.tops,
    legalMoves: legalMoves(plan.position, lexicon).length,
  };
}

function planOf(
  { rules, state, seed, number, fixed, again }: PrepareJob,
  lexicon: Lexicon,
): PreparedRound | PreparedFault {
  const input = { ...rules, tiles: lexicon.tiles, state, lexicon };
  if (fixed) return planFixed(input, fixed);
  const random = drawRandom(seed, number, again?.attempt);
  return again ? prepareAgain({ ...input, random }, again.cancelled) : prepareRound({ ...input, random });
}

function moves(job: MovesJob, lexicon: Lexicon): MovesResult {
  const { board, rack, rules, most } = job;
  const at = position({ tiles: lexicon.tiles, board, rack, ...(rules && { rules }) });
  const all = legalMoves(at, lexicon);
  const shown = at.board.count > 0 ? all.slice(0, most) : oncePerWord(at, all.slice()).slice(0, most);
  return { legalMoves: all.length, moves: shown };
}
