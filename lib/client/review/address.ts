import { roundAsked } from './steps';

/** What an address of the review asks for. */
export interface Asked {
  view: 'rounds' | 'ranking';
  /** the round to show; null before the first is closed */
  round: number | null;
  /** whether the address names the round: else the view follows the newest */
  named: boolean;
  page: number;
}

/** Reads `?round=3`, `?view=ranking&page=2`; whatever makes no sense falls back to what does. */
export function askedBy(query: URLSearchParams, rounds: number): Asked {
  const round = query.get('round');
  const page = Number(query.get('page') ?? 1);
  return {
    view: query.get('view') === 'ranking' ? 'ranking' : 'rounds',
    round: roundAsked(round, rounds),
    named: round !== null,
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

export const roundQuery = (round: number) => `?round=${round}`;
export const rankingQuery = (page = 1) => (page === 1 ? '?view=ranking' : `?view=ranking&page=${page}`);
