import { tileSet } from '@/lib/engine';
import { freshTiles, raisedWord, wordSearch } from '@/lib/game';
import type { MovesPage } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { Refusal } from './refusal';
import { reviewedRound } from './review-rounds';
import { legalMoves } from './round-digest';
import type { Viewer } from './viewer';

export interface MovesFilter {
  /** letters that the word has in a row; with `*` (any letters) or `?` (one), the whole word */
  search: string;
  /** points at least */
  least: number;
  /** tiles laid at least */
  laid: number;
  sort: 'score' | 'word';
  page: number;
  size: number;
}

/** One page of the legal moves of a closed round that match. */
export async function readMoves(
  event: EventInfo,
  viewer: Viewer,
  number: number,
  { search, least, laid, sort, page, size }: MovesFilter,
): Promise<MovesPage | Refusal> {
  const reviewed = await reviewedRound(event, viewer, number);
  if (reviewed instanceof Refusal) return reviewed;
  const { round } = reviewed;
  const tiles = tileSet(event.tileSet);
  const freshOf = freshTiles(round.board);
  const fits = wordSearch(search, tiles);
  const found = (await legalMoves(event, round)).filter(
    (move) => move.score >= least && (laid <= 1 || freshOf(move) >= laid) && fits(move.word),
  );
  if (sort === 'word') found.sort((a, b) => (raisedWord(a.word, tiles) < raisedWord(b.word, tiles) ? -1 : 1));
  const shown = found.slice((page - 1) * size, page * size);
  return {
    count: found.length,
    page,
    pages: Math.max(1, Math.ceil(found.length / size)),
    moves: shown.map((move) => ({ ...move, laid: freshOf(move) })),
  };
}
