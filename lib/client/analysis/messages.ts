import type { Move, ScoredMove } from '@/lib/engine';
import type { LexiconInfo } from '@/lib/http/schemas';
import type { MoveFilter } from './filter';
import type { Asked, Found, Value } from './finder';

export type Phase = 'preparing' | 'fetching' | 'building' | 'opening';

/** What the page asks its worker; each is answered under its `ask`. */
export type Order =
  | { kind: 'open'; lexicon: Pick<LexiconInfo, 'id' | 'tileSet'> }
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

export interface Answers {
  open: { words: number };
  find: Found & Listing & { ms: number };
  filter: Listing;
  rows: ScoredMove[];
  value: Value;
}

export type Told =
  | { kind: 'progress'; phase: Phase; part: number }
  | { kind: 'answer'; ask: number; answer: Answers[Order['kind']] }
  | { kind: 'failed'; ask: number; code: FailureCode };

/** Why a lexicon cannot be had, or a position not be read. */
export type FailureCode = 'unreachable' | 'not-found' | 'not-ready' | 'not-readable' | 'no-memory';
