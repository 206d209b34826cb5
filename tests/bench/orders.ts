import type { PlayRules } from '@/lib/engine';

/** What the processes of the benchmark are told and tell, as JSON. */

export type SolverName = 'engine' | 'reference';
export type SearchName = 'top' | 'all';

/** Plain strings, as they come from outside. */
export interface BenchPosition {
  id: string;
  format: string;
  board: string[];
  rack: string;
  rules: PlayRules;
}

export type Order =
  | { task: 'lexicon'; words: string; file: string }
  | { task: 'warm-up'; words: string; file: string; count: number }
  | {
      task: 'measure';
      solver: SolverName;
      search: SearchName;
      words: string;
      file: string;
      positions: BenchPosition[];
      warmUp: BenchPosition[];
      rounds: number;
    }
  | { task: 'wide'; words: string; positions: BenchPosition[]; rounds: number }
  | { task: 'language'; id: string; rounds: number }
  | { task: 'cold'; file: string; positions: BenchPosition[] }
  | { task: 'crosses'; file: string; positions: BenchPosition[]; warmUp: BenchPosition[]; rounds: number };

export interface LexiconAnswer {
  words: number;
  buildMs: number;
  loadMs: number;
  bytes: number;
}

/** Microseconds of tops in a process that has done nothing but the warm-up of a solver's thread. */
export interface ColdAnswer {
  warmUpMs: number;
  first: number;
  slowest: number;
}

/** A language with more than 31 letters by the same in 31; see wide-languages.ts. */
export interface LanguageCost extends Record<SearchName, number> {
  id: string;
  letters: number;
  words: number;
  moreStates: number;
  moreMoves: number;
}

/** One position: the best time of all rounds, and what was found. */
export interface Measured {
  micros: number;
  score: number;
  count: number;
  /** Of the scores of all moves; 0 in a search for the top. */
  sum: number;
}
