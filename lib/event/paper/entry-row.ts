import type { PaperEntry } from '@/lib/http/schemas';
import type { Db } from '../columns';
import type { EntryBody, EntrySlip } from './read-line';

/** An entry as it is stored; `at` in ms. */
export interface EntryRow {
  id: string;
  playerId: string;
  reading: 0 | 1 | 2;
  state: 'counts' | 'waits' | 'replaced' | 'checked' | 'differs';
  body: EntryBody;
  slip: EntrySlip;
  given: boolean;
  author: string;
  at: number;
}

/** Entries of a round that still say something, oldest first; of the named players, or of all. */
export function liveEntries(tx: Db, roundId: string, playerIds: string[] | null): Promise<EntryRow[]> {
  return tx<EntryRow[]>`
    select id, player_id as "playerId", reading, state, body, slip, given, author, at from paper_entry
    where round_id = ${roundId} and state <> 'replaced'
      and (${playerIds === null} or player_id = any(${playerIds ?? []}))
    order by at, id`;
}

/** As correctors see it: before the close of the round, without what it is worth. */
export function entryView({ id, body, slip, given, author, at }: EntryRow, closed: boolean): PaperEntry {
  const { points, worth, ruling, reason, move, badWords, rival } = slip;
  const judged = { points, worth, ruling, reason, move: move ?? null, badWords, rival: rival ?? null };
  return { id, ...body, given, author, at: Math.round(Number(at)), judged: closed ? judged : null };
}
