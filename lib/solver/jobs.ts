import type { ScoredMove } from '@/lib/engine';
import type { EndReason, GameState, Rack } from '@/lib/game';

/** Draws the rack of round `number` and solves it, from the state after the round before. */
export interface PrepareJob {
  kind: 'prepare';
  lexicon: string;
  format: 'normal';
  seed: string;
  number: number;
  maxRounds: number | null;
  state: GameState;
}

export type PrepareResult =
  | {
      kind: 'round';
      rack: Rack;
      top: ScoredMove;
      isotops: ScoredMove[];
      legalMoves: number;
    }
  | { kind: 'over'; reason: EndReason };

/** The best `most` legal moves of a position, and how many there are. */
export interface MovesJob {
  kind: 'moves';
  lexicon: string;
  format: 'normal';
  board: string[];
  rack: string;
  most: number;
}

export interface MovesResult {
  legalMoves: number;
  moves: ScoredMove[];
}

export type Job = PrepareJob | MovesJob;
export type JobResult<J extends Job> = J extends PrepareJob ? PrepareResult : MovesResult;

export interface ToWorker {
  job: Job;
  /** sent with the first job that needs it */
  lexicon?: { id: string; memory: SharedArrayBuffer; tileSet: string };
}
export type WorkerAnswer = { result: JobResult<Job> } | { error: string };
