import type { Move, ScoredMove } from '@/lib/engine';
import type { LexiconInfo } from '@/lib/http/schemas';
import type { MoveFilter } from './filter';
import type { Asked, Found, Value } from './finder';

export type Phase = 'preparing' | 'fetching' | 'building' | 'opening';

/** How far opening a list is. `bytes`: to be fetched in all; 0 in other phases. */
export interface Progress {
  phase: Phase;
  part: number;
  bytes: number;
}

/** What the page asks its worker; each is answered under its `ask`. */
export type Order =
  /** `asks`: whether a list that has to be built is built at once; `large`: unless it is a large one */
  | { kind: 'open'; lexicon: Pick<LexiconInfo, 'id' | 'tileSet'>; asks: 'large' | 'always' | 'never' }
  | { kind: 'find'; asked: Asked; filter: MoveFilter }
  | { kind: 'filter'; filter: MoveFilter }
  | { kind: 'rows'; from: number; to: number }
  | { kind: 'value'; move: Move };

/** Rows at the beginning of a list that come with it. */
export const FIRST_ROWS = 60;

export interface Listing {
  /** moves that pass the filter */
  shown: number;
  /** the first of them */
  rows: ScoredMove[];
}

/** What a list takes that is not in this browser yet; bytes. */
export interface LoadSize {
  words: number;
  fetched: number;
  /** at most, while it is built */
  memory: number;
  /** on the device, for the next time */
  kept: number;
}

export interface Answers {
  open: { words: number } | { size: LoadSize };
  find: Found & Listing & { ms: number };
  filter: Listing;
  rows: ScoredMove[];
  value: Value;
}

export type Told =
  | ({ kind: 'progress' } & Progress)
  | { kind: 'answer'; ask: number; answer: Answers[Order['kind']] }
  | { kind: 'failed'; ask: number; code: FailureCode };

/** Why a lexicon cannot be had, or a position not be read. */
export type FailureCode = 'unreachable' | 'not-found' | 'not-ready' | 'not-readable' | 'no-memory';
