import type { Env } from '@/lib/ops';
import type { EventInfo } from '../event-info';
import type { RoomsOf } from './read-rooms-file';

export const RESULT_KINDS = ['csv', 'xlsx', 'pdf', 'json', 'tables', 'sheets'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

/** Sheets in one file: of more a printer makes no use, and they take a minute. */
export const SHEETS_PART = 500;

/** One category, series, club or team. */
export interface ResultsPart {
  of: 'category' | 'series' | 'club' | 'team';
  name: string;
}

/** What a file shall hold, and for whom. */
export interface ResultsOrder {
  kind: ResultKind;
  event: EventInfo | RoomsOf;
  /** the host sees more of the players */
  host: boolean;
  /** of a language that we have */
  language: string;
  separator: ',' | ';';
  /** `sheets`: one player's; null: everybody's, in parts of {@link SHEETS_PART} */
  playerId: string | null;
  /** from 1 */
  part: number;
  /** null: everybody */
  only: ResultsPart | null;
}

/** What the thread is started with. */
export interface ThreadData {
  databaseUrl: string;
  env: Env;
}

/** What the thread says to each order. */
export type Made =
  | { bytes: Uint8Array<ArrayBuffer> }
  /** `code`: of the database's driver, or of Node */
  | { failed: string; code: string | null };
