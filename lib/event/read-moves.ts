import { BLANK, foldings, type TileSet, tileSet } from '@/lib/engine';
import type { MovesPage, ScoredMove } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { type Refusal, refuse } from './refusal';
import { reviewedRounds } from './review-rounds';
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
  const { rounds } = await reviewedRounds(event, viewer);
  const round = rounds.find((one) => one.number === number);
  if (!round) return refuse('round-not-found');
  const tiles = tileSet(event.tileSet);
  const freshOf = freshTiles(round.board);
  const fits = matcher(search, tiles);
  const found = (await legalMoves(event, round)).filter(
    (move) => move.score >= least && (laid <= 1 || freshOf(move) >= laid) && fits(move.word),
  );
  if (sort === 'word') found.sort((a, b) => (raised(a.word, tiles) < raised(b.word, tiles) ? -1 : 1));
  const shown = found.slice((page - 1) * size, page * size);
  return {
    count: found.length,
    page,
    pages: Math.max(1, Math.ceil(found.length / size)),
    moves: shown.map((move) => ({ ...move, laid: freshOf(move) })),
  };
}

const PIECE = /\[[^[\]]*\]|./gsu;
const piecesOf = (text: string): string[] => text.match(PIECE) ?? [];

/** How many tiles of a move come from the rack: those whose square was empty. */
function freshTiles(board: readonly string[]): (move: ScoredMove) => number {
  const isEmpty = board.map((row) => piecesOf(row).map((piece) => piece === '.'));
  return ({ row, col, direction, word }) =>
    piecesOf(word).filter((_, step) =>
      direction === 'across' ? isEmpty[row - 1]?.[col - 1 + step] : isEmpty[row - 1 + step]?.[col - 1],
    ).length;
}

/** The word as it is read, blanks by the letters that they stand for. */
function raised(word: string, tiles: TileSet): string {
  return piecesOf(word)
    .map((piece) => tiles.textOf(tiles.codeOf(piece) & ~BLANK))
    .join('');
}

function matcher(search: string, tiles: TileSet): (word: string) => boolean {
  if (search.trim() === '') return () => true;
  const isWhole = /[*?]/.test(search);
  // Letters that may be one tile or two are looked for as both.
  const parts = search
    .trim()
    .split(/([*?])/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '*') return '.*';
      return part === '?'
        ? '(?:\\[[^\\]]*\\]|[^\\[])'
        : `(?:${foldings(part, tiles).map(escaped).join('|')})`;
    });
  const pattern = new RegExp(isWhole ? `^${parts.join('')}$` : parts.join(''), 'su');
  return (word) => pattern.test(raised(word, tiles));
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
