import {
  BLANK,
  fold,
  type Move,
  type Notation,
  parseReference,
  type ScoredMove,
  type TileSet,
} from '@/lib/engine';
import type { PaperAnswer } from './paper-line';
import { wordCodes } from './word-codes';
import { raisedWord } from './word-search';

export interface OfferOptions {
  tiles: TileSet;
  notation: Notation;
  /** of the board */
  size: number;
  /** what others have played in the round: those come first */
  played?: readonly Move[];
  most?: number;
}

/**
 * The legal moves that a line may mean as far as it is typed, the likeliest first: the very word, then what others
 * played, then by score. `moves`: all legal moves, best first. None for a line that says nothing, or that fits no move.
 */
export function offersFor(
  answer: PaperAnswer,
  moves: readonly ScoredMove[],
  { tiles, notation, size, played = [], most = 8 }: OfferOptions,
): ScoredMove[] {
  const { reference, word, claimed, ended, unplaced } = answer;
  if (unplaced || (reference === '' && word === '')) return [];
  const place = reference === '' ? null : parseReference(reference, notation, size);
  if (reference !== '' && !place) return [];
  const raised = plain(fold(word, tiles));
  const fits = (move: ScoredMove) => {
    if (place && !(move.row === place.row && move.col === place.col && move.direction === place.direction))
      return false;
    if (claimed !== null && move.score !== claimed) return false;
    const own = plain(raisedWord(move.word, tiles));
    return ended ? own === raised : own.startsWith(raised);
  };
  const fitting = moves.filter(fits);
  const marks = marksOf(word, tiles);
  const markedSo = fitting.filter((move) => marks === null || plain(move.word).startsWith(marks));
  // A capital and small letters that mark no blanks here are how people write a word: as good as capitals.
  const isOrdinary = markedSo.length === 0 && marks?.slice(1) === marks?.slice(1).toLowerCase();
  const found = isOrdinary ? fitting.filter((move) => plain(move.word).startsWith(raised)) : markedSo;
  const times = new Map<string, number>();
  for (const move of played) times.set(keyOf(move), (times.get(keyOf(move)) ?? 0) + 1);
  const rate = (move: ScoredMove) =>
    (times.get(keyOf(move)) ?? 0) + (plain(raisedWord(move.word, tiles)) === raised ? FIRST : 0);
  return found
    .map((move) => ({ move, rate: rate(move) }))
    .sort((a, b) => b.rate - a.rate)
    .slice(0, most)
    .map(({ move }) => move);
}

/** Whether the word of a move was typed to its end. */
export const isWholeWord = ({ word }: PaperAnswer, move: Move, tiles: TileSet): boolean =>
  plain(raisedWord(move.word, tiles)) === plain(fold(word, tiles));

/**
 * Whether an answer stands as it was typed although moves fit it: a whole word and what the slip says of its score, and
 * no place. That is how a slip without its place reads, and the rules take 5 for it; a move completes it only where
 * the corrector chooses one.
 */
export function standsAlone(answer: PaperAnswer, offers: readonly ScoredMove[], tiles: TileSet): boolean {
  const { reference, claimed, unscored } = answer;
  if (reference !== '' || (claimed === null && !unscored)) return false;
  return offers.some((move) => isWholeWord(answer, move, tiles));
}

/**
 * The word of an answer that no move completes, as it is entered: typed in small letters throughout it says nothing of
 * blanks, so they are where the move of that place has them, or nowhere.
 */
export function wordWritten(
  answer: PaperAnswer,
  moves: readonly ScoredMove[],
  options: OfferOptions,
): string {
  if (marksOf(answer.word, options.tiles) !== null || answer.word === '') return answer.word;
  const [move] = offersFor({ ...answer, claimed: null, ended: true }, moves, { ...options, most: 1 });
  return move?.word ?? fold(answer.word, options.tiles);
}

/** More than anybody hands in. */
const FIRST = 1_000_000;

const keyOf = ({ row, col, direction, word }: Move) => `${row} ${col} ${direction} ${word}`;

/** Letters without the brackets of tiles that have several. */
const plain = (wire: string) => wire.replace(/[[\]]/g, '');

/**
 * The word as its blanks are marked, or null where it says nothing of them: small letters throughout, or letters without
 * case and no sign. Capitals say that there is none.
 */
function marksOf(word: string, tiles: TileSet): string | null {
  const wire = fold(word, tiles, { keepCase: true });
  const codes = wordCodes(wire, tiles) ?? [];
  if (codes.every((code) => code & BLANK)) return null;
  const hasCase = !tiles.tileOf(1 | BLANK).startsWith('?');
  if (!hasCase && codes.every((code) => !(code & BLANK))) return null;
  return plain(wire);
}
