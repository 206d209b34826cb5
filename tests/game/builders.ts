import {
  type Board,
  emptyBoard,
  fold,
  formatBoard,
  Lexicon,
  type Move,
  type Notation,
  type Position,
  parseReference,
  play,
  position,
  type TileSet,
  tileSet,
} from '@/lib/engine';

export const FR = tileSet('fr');
export const EN = tileSet('en');

/** `H4 FEDAYIN`, in letter-first notation unless said. */
export function move(text: string, notation: Notation = 'letter-first'): Move {
  const [reference = '', word = ''] = text.split(' ');
  const place = parseReference(reference, notation);
  if (!place) throw new Error(`no reference: ${text}`);
  return { ...place, word };
}

export function boardOf(tiles: TileSet, ...moves: string[]): Board {
  return moves.reduce((board, text) => play(board, move(text)), emptyBoard(tiles));
}

export const rowsOf = (tiles: TileSet, ...moves: string[]): string[] => formatBoard(boardOf(tiles, ...moves));

export function positionOf(tiles: TileSet, rack: string, ...moves: string[]): Position {
  return position({ tiles, board: boardOf(tiles, ...moves), rack });
}

export const lexiconOf = (tiles: TileSet, ...words: string[]): Lexicon =>
  Lexicon.build(
    words.map((word) => fold(word, tiles)),
    tiles,
  );
