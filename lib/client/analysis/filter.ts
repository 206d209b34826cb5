import { BLANK, fold, parseTiles, type ScoredMove, type TileSet } from '@/lib/engine';
import { wordSearch } from '@/lib/game';

/** Which moves are shown. */
export interface MoveFilter {
  /** letters in a row; with `*` (any letters) or `?` (one) the whole word */
  search: string;
  /** letters that the word has, anywhere and in any order */
  letters: string;
  /** tiles of the word; 0: any */
  length: number;
  /** only those that lay as many tiles as may be laid */
  all: boolean;
  blank: 'any' | 'with' | 'without';
}

export const NO_FILTER: MoveFilter = { search: '', letters: '', length: 0, all: false, blank: 'any' };

export const isFiltered = ({ search, letters, length, all, blank }: MoveFilter): boolean =>
  search.trim() !== '' || letters.trim() !== '' || length > 0 || all || blank !== 'any';

/** What a test needs to know of a move beside its word. */
export interface LaidMove {
  move: ScoredMove;
  /** the codes of its word */
  codes: readonly number[];
  /** the codes of the tiles that it lays */
  laid: readonly number[];
}

/** `most`: tiles that a move can lay. */
export function moveTest(filter: MoveFilter, tiles: TileSet, most: number): (move: LaidMove) => boolean {
  const fits = wordSearch(filter.search, tiles);
  const wanted = codesOf(filter.letters, tiles);
  const { length, all, blank } = filter;
  return ({ move, codes, laid }) =>
    (length === 0 || codes.length === length) &&
    (!all || laid.length === most) &&
    (blank === 'any' || laid.some((code) => code >= BLANK) === (blank === 'with')) &&
    hasAll(codes, wanted) &&
    fits(move.word);
}

/** What is no tile is left out: somebody is still typing. */
function codesOf(letters: string, tiles: TileSet): number[] {
  try {
    return parseTiles(fold(letters.replace(/[\s?*,]/g, ''), tiles), tiles);
  } catch {
    return [];
  }
}

function hasAll(codes: readonly number[], wanted: readonly number[]): boolean {
  if (wanted.length === 0) return true;
  const left = codes.map((code) => code & ~BLANK);
  return wanted.every((code) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
