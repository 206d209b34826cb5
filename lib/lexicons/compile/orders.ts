/** What the compiling thread is asked for, and what it tells. */

import type { UploadProblem, UploadReport } from '../own/report';
import type { WordList } from '../source';

/** The words of a list of the catalog, or of a host's own as they were stored (gzipped text). */
export interface CompileOrder {
  kind: 'compile';
  tileSet: string;
  list: Exclude<WordList, { kind: 'own' }> | { kind: 'stored'; gzipped: Uint8Array };
  root: string;
  /** Where to write; the file is renamed by whoever ordered it. */
  file: string;
}

/** A host's upload as it came, still unknown whether it is a word list at all. */
export interface UploadOrder {
  kind: 'upload';
  tileSet: string;
  upload: string;
  file: string;
}

/** A compiled lexicon's words, packed for browsers. */
export interface PackOrder {
  kind: 'pack';
  tileSet: string;
  compiled: string;
  file: string;
}

export type Order = CompileOrder | UploadOrder | PackOrder;

/** `reading` the list word by word, then `building` the graph of them. */
export type Phase = 'waiting' | 'reading' | 'building';

/** How much of a phase is done, 0 to 1. */
export type Tell = (phase: Phase, part: number) => void;

/** How far it is, 0 to 1 over all phases. */
export interface Progress {
  phase: Phase;
  progress: number;
}

export interface Compiled {
  words: number;
  /** For uploads. */
  report?: UploadReport;
  /** For uploads: the words that were taken, one a line, gzipped; alone in its buffer, which is handed over. */
  gzipped?: Uint8Array<ArrayBuffer>;
}

export type Told =
  | ({ kind: 'progress' } & Progress)
  | ({ kind: 'done' } & Compiled)
  /** An upload that is no word list. */
  | { kind: 'refused'; code: UploadProblem; detail: string }
  | { kind: 'failed'; why: string };
