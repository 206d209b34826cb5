import type { MoveBody } from '@/lib/http/schemas';
import { moveIn, moveText } from '@/lib/http/schemas/move-query';
import { roundAsked } from './steps';

/** What an address of the review asks for. */
export interface Asked {
  view: 'event' | 'rounds' | 'ranking';
  /** the round to show; null before the first is closed */
  round: number | null;
  /** whether the address names the round: else the view follows the newest */
  named: boolean;
  /** the round that the address names, where there is none to look at: another one is shown */
  missing: number | null;
  /** a move of the round to look at */
  move: MoveBody | null;
  page: number;
}

/**
 * Reads `?round=3`, `?round=3&move=8-4-across-FEDAYIN`, `?view=ranking&page=2`; whatever makes no sense falls back to
 * what does. Without anything: the rounds of a game that runs, and the whole of one that is over.
 */
export function askedBy(query: URLSearchParams, rounds: number, finished: boolean): Asked {
  const round = query.get('round');
  const view = query.get('view');
  const page = Number(query.get('page') ?? 1);
  const usual = finished && rounds > 0 && round === null ? 'event' : 'rounds';
  return {
    view: view === 'ranking' || view === 'event' || view === 'rounds' ? view : usual,
    round: roundAsked(round, rounds),
    named: round !== null,
    missing: isMissing(round, rounds) ? Number(round) : null,
    move: moveIn(query.get('move')),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

const isMissing = (round: string | null, rounds: number) =>
  /^\d{1,4}$/.test(round ?? '') && rounds > 0 && (Number(round) < 1 || Number(round) > rounds);

export const eventQuery = '?view=event';
export const roundsQuery = '?view=rounds';
export const rankingQuery = (page = 1) => (page === 1 ? '?view=ranking' : `?view=ranking&page=${page}`);

/** Of a round, and of a move in it: both stay good, since a closed round does not change. */
export function roundQuery(round: number, move?: MoveBody | null): string {
  if (!move) return `?round=${round}`;
  return `?round=${round}&move=${encodeURIComponent(moveText(move))}`;
}

export const reviewPath = (code: string, query = '') => `/e/${code}/review${query}`;
export const picturePath = (code: string, round: number, move?: MoveBody | null) =>
  `/api/events/${code}/rounds/${round}/board.png${move ? `?move=${encodeURIComponent(moveText(move))}` : ''}`;
export const embedPath = (code: string, query = '') => `/e/${code}/embed${query}`;
export const sheetPath = (code: string, playerId: string) =>
  `/e/${code}/players/${encodeURIComponent(playerId)}`;
