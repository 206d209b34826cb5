import { BLANK, foldings, type Move, type TileSet } from '@/lib/engine';

const PIECE = /\[[^[\]]*\]|./gsu;
const piecesOf = (text: string): string[] => text.match(PIECE) ?? [];

/** How many tiles of a move come from the rack: those whose square was empty. `board` in wire form. */
export function freshTiles(board: readonly string[]): (move: Move) => number {
  const isEmpty = board.map((row) => piecesOf(row).map((piece) => piece === '.'));
  return ({ row, col, direction, word }) =>
    piecesOf(word).filter((_, step) =>
      direction === 'across' ? isEmpty[row - 1]?.[col - 1 + step] : isEmpty[row - 1 + step]?.[col - 1],
    ).length;
}

/** The word as it is read, blanks by the letters that they stand for. */
export function raisedWord(word: string, tiles: TileSet): string {
  return piecesOf(word)
    .map((piece) => tiles.textOf(tiles.codeOf(piece) & ~BLANK))
    .join('');
}

/** Whether words fit what is searched for: letters in a row; with `*` (any letters) or `?` (one) the whole word. */
export function wordSearch(search: string, tiles: TileSet): (word: string) => boolean {
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
  return (word) => pattern.test(raisedWord(word, tiles));
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
