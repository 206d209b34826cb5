/** Why a line of an uploaded list is not a word of the lexicon. */
export type RefusedReason = 'not-a-word' | 'unspellable' | 'too-short' | 'too-long';

export interface RefusedLines {
  reason: RefusedReason;
  count: number;
  /** The first ones, cut to 40 characters; lines count from 1. */
  examples: { line: number; text: string }[];
}

/** What became of the lines of an upload. */
export interface UploadReport {
  /** Lines that are not empty, but for the heading. */
  lines: number;
  /** Different words taken (spellings, where tiles of several letters allow more than one). */
  words: number;
  duplicates: number;
  refused: number;
  reasons: RefusedLines[];
  /** A first line that only names the columns, cut to 40 characters. Reports of earlier versions have none. */
  heading?: string;
  /** How the file was read: `utf-8`, `utf-16le`, `utf-16be`, `windows-1252`. */
  encoding: string;
  milliseconds: number;
}

export type UploadProblem =
  | 'upload-empty'
  | 'upload-not-text'
  | 'upload-long-line'
  | 'upload-encoding'
  | 'upload-no-words';

/** An upload that is no word list. */
export class NotAWordList extends Error {
  constructor(
    readonly code: UploadProblem,
    detail: string,
  ) {
    super(detail);
  }
}
