import {
  type FormedWord,
  formatBoard,
  formatReference,
  type LegalReading,
  type Move,
  type Notation,
  parseReference,
  play,
  position,
  readMove,
  type ScoredMove,
  type TileSet,
  tileSet,
} from '@/lib/engine';
import type { Translate } from '@/lib/i18n/client';
import { splitTiles, tilesOf, writeTile } from '../board';

/** The round that the rules show: words of the reader's language, what they are worth by the engine. */
export interface Example {
  tileSet: string;
  notation: Notation;
  round: number;
  board: readonly string[];
  leftover: string;
  drawn: string;
  top: ScoredMove;
  /** what else could have been sent */
  others: readonly ScoredMove[];
  /** how the top comes to its points: its letters, times the word, and the bonus */
  letters: number;
  word: number;
  bonus: number;
  first: FirstWord;
  hook: Hook;
}

/** A first word where it makes most, and where it makes least. */
export interface FirstWord {
  /** empty */
  board: readonly string[];
  rack: string;
  best: ScoredMove;
  worst: ScoredMove;
}

/** A move that lengthens the first word. */
export interface Hook {
  board: readonly string[];
  move: ScoredMove;
  words: readonly FormedWord[];
}

/** @throws Error when the moves of a language's file cannot be laid */
export function readExample(t: Translate<'rules'>): Example {
  const id = t('example.tileSet');
  const tiles = tileSet(id);
  const notation = t('example.notation') as Notation;
  const board = t('example.board').split(' ');
  const [leftover, drawn] = [t('example.leftover'), t('example.drawn')];
  const read = (text: string) => reading(tiles, board, leftover + drawn, moveOf(text, notation));
  const top = read(t('example.top'));
  const first = firstWord(tiles, t('example.firstRack'), t('example.firstWord'));
  return {
    tileSet: id,
    notation,
    round: Number(t('example.round')),
    board,
    leftover,
    drawn,
    top: scored(top),
    others: [read(t('example.second')), read(t('example.third'))].map(scored),
    ...partsOf(top, tiles),
    first,
    hook: hookOn(tiles, first.best, moveOf(t('example.hook'), notation)),
  };
}

/** `15H ENTERING`. */
function moveOf(text: string, notation: Notation): Move {
  const [reference = '', word = ''] = text.split(' ');
  const place = parseReference(reference, notation);
  if (!place || !word) throw new Error(`no move: ${text}`);
  return { ...place, word };
}

function reading(tiles: TileSet, board: readonly string[], rack: string, move: Move): LegalReading {
  const read = readMove(position({ tiles, board, rack }), move);
  if (!read.ok) throw new Error(`${read.problem}: ${JSON.stringify(move)}`);
  return read;
}

const scored = ({ move, score }: LegalReading): ScoredMove => ({ ...move, score });

function partsOf({ score, words, placed }: LegalReading, { layout }: TileSet) {
  const word = words[0]?.score ?? 0;
  const factor = placed.reduce((product, at) => product * layout.wordFactor(at.row - 1, at.col - 1), 1);
  const bonus = score - words.reduce((sum, formed) => sum + formed.score, 0);
  return { letters: word / factor, word, bonus };
}

const emptyRows = ({ layout }: TileSet) => Array.from({ length: layout.size }, () => '.'.repeat(layout.size));

function firstWord(tiles: TileSet, rack: string, word: string): FirstWord {
  const { start, size } = tiles.layout;
  const row = start.row + 1;
  const board = emptyRows(tiles);
  const length = splitTiles(word).length;
  const moves = Array.from({ length: size }, (_, index) => index + 1)
    .filter((col) => col <= start.col + 1 && col + length - 1 > start.col)
    .map((col) => reading(tiles, board, rack, { row, col, direction: 'across', word }))
    .map(scored)
    .sort((a, b) => b.score - a.score);
  const [best, worst] = [moves[0], moves.at(-1)];
  if (!best || !worst) throw new Error(`no place for ${word}`);
  return { board, rack, best, worst };
}

function hookOn(tiles: TileSet, first: Move, move: Move): Hook {
  const board = formatBoard(play(position({ tiles, board: emptyRows(tiles), rack: '' }).board, first));
  const rack = tilesOf(board, move, tiles.id).map(({ letter, blank }) =>
    blank ? '?' : writeTile(letter, false, tiles.id),
  );
  const read = reading(tiles, board, rack.join(''), move);
  return { board, move: scored(read), words: read.words };
}

/** `8H`, for texts. */
export const referenceOf = (move: Omit<Move, 'word'>, notation: Notation): string =>
  formatReference(move, notation);
