import { findAllMoves, type Lexicon, position } from '@/lib/engine';
import { FORMATS, oncePerWord, prepareRound, rackTiles } from '@/lib/game';
import { drawRandom } from './draw-random';
import type { Job, JobResult, MovesJob, MovesResult, PrepareJob, PrepareResult } from './jobs';

/** Answers one job with a lexicon that is loaded. Pure: the same job gives the same answer. */
export function answer(job: Job, lexicon: Lexicon): JobResult<Job> {
  return job.kind === 'prepare' ? prepare(job, lexicon) : moves(job, lexicon);
}

function prepare(job: PrepareJob, lexicon: Lexicon): PrepareResult {
  const plan = prepareRound({
    tiles: lexicon.tiles,
    state: job.state,
    random: drawRandom(job.seed, job.number),
    lexicon,
    format: FORMATS[job.format],
    maxRounds: job.maxRounds,
  });
  if (plan.kind === 'over') return plan;
  const { legalMoves } = moves(
    { ...job, kind: 'moves', board: job.state.board, rack: rackTiles(plan.rack), most: 0 },
    lexicon,
  );
  return {
    kind: 'round',
    rack: plan.rack,
    top: plan.chosen,
    isotops: oncePerWord(plan.position, plan.tops, plan.chosen),
    legalMoves,
  };
}

function moves(job: MovesJob, lexicon: Lexicon): MovesResult {
  const { board, rack, format, most } = job;
  const at = position({ tiles: lexicon.tiles, board, rack, rules: FORMATS[format].rules });
  const all = findAllMoves(at, lexicon);
  return { legalMoves: all.length, moves: most > 0 ? oncePerWord(at, all).slice(0, most) : [] };
}
