import type { PlayRules, ScoredMove } from '@/lib/engine';
import type {
  EndReason,
  Exchange,
  FixedRound,
  GameDifference,
  GameRules,
  GameState,
  GivenRound,
  PreparedFault,
  PreparedGame,
  Rack,
} from '@/lib/game';

/** Draws the rack of round `number`, or takes the fixed one, and solves it, from the state after the round before. */
export interface PrepareJob {
  kind: 'prepare';
  lexicon: string;
  rules: GameRules;
  seed: string;
  number: number;
  state: GameState;
  /** prepared, or entered by the referee */
  fixed?: FixedRound;
  /** in the place of a cancelled round: its rack, and how many were cancelled under the number */
  again?: { cancelled: Rack; attempt: number };
}

export interface SolvedRound {
  kind: 'round';
  /** before the round: blanks may have been retaken since the state */
  board: string[];
  rack: Rack;
  retaken: Exchange[];
  top: ScoredMove;
  isotops: ScoredMove[];
  legalMoves: number;
}

export type PrepareResult =
  | SolvedRound
  | { kind: 'over'; reason: EndReason }
  /** the fixed rack or top cannot be played */
  | { kind: 'fault'; fault: PreparedFault };

/** The best `most` legal moves of a position, and how many there are. */
export interface MovesJob {
  kind: 'moves';
  lexicon: string;
  /** left out: those of the normal format */
  rules?: PlayRules;
  board: string[];
  rack: string;
  most: number;
}

export interface MovesResult {
  legalMoves: number;
  moves: ScoredMove[];
}

/** Plays a prepared game through before it is accepted. */
export interface CheckJob {
  kind: 'check';
  lexicon: string;
  rules: GameRules;
  game: PreparedGame;
}

export interface CheckResult {
  fault: PreparedFault | null;
}

/** Plays a game through that was played elsewhere. */
export interface ImportJob {
  kind: 'import';
  lexicon: string;
  rules: GameRules;
  rounds: readonly GivenRound[];
}

export interface ImportResult {
  rounds: SolvedRound[];
  differences: GameDifference[];
  fault: PreparedFault | null;
}

/** Searches until the engine is compiled; see warm-up.ts. */
export interface WarmUpJob {
  kind: 'warm-up';
  lexicon: string;
}

export type Job = PrepareJob | MovesJob | CheckJob | ImportJob | WarmUpJob;
export type JobResult<J extends Job> = J extends PrepareJob
  ? PrepareResult
  : J extends MovesJob
    ? MovesResult
    : J extends CheckJob
      ? CheckResult
      : J extends ImportJob
        ? ImportResult
        : null;

export interface ToWorker {
  job: Job;
  /** sent with the first job that needs it */
  lexicon?: { id: string; memory: SharedArrayBuffer; tileSet: string };
  /** lexicons that the process has given up: their memory is free when no thread holds it */
  forget: string[];
}
export type WorkerAnswer = { result: JobResult<Job> } | { error: string };
