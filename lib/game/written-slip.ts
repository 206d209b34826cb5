/*
 * What a written slip (federation entry) is worth. The rows of the table, in the order they are tried:
 *
 *   1. the move as written is good            → paid; warning if the score is missing or wrong
 *   2. as written it makes the claimed score with a bad word: it was meant so        → 0
 *   3. one inversion makes it good, claimed score included                           → paid, warning
 *   4. the word makes the claimed score elsewhere in the written direction           → claimed − 5, at least 0
 *   5. anything else                                                                 → 0
 *
 * A blank that is not marked, or marked on the wrong letter, is read as the rack needs it and adds a warning
 * (a setting: 0). There is one warning at most, and none beside a penalty or a zero.
 */
import {
  BLANK,
  foldings,
  type Lexicon,
  type Move,
  type Notation,
  type Place,
  type Position,
  parseReference,
} from '@/lib/engine';
import { blankMarks } from './blank-marks';
import { placesFor } from './places-for';
import { type JudgedMove, judgeSlip, type SlipProblem } from './slip';
import { wordCodes } from './word-codes';

/** As it was written: nothing of it is checked on entry. */
export interface WrittenSlip {
  reference: string;
  word: string;
  claimed: number | null;
}

export type WrittenReason =
  | SlipProblem
  | 'no-slip'
  | 'score-missing'
  | 'score-wrong'
  | 'place-missing'
  | 'place-wrong'
  | 'inverted'
  | 'blank-mark';

export interface WrittenJudgement {
  points: number;
  ruling: 'paid' | 'warning' | 'penalty' | 'zero';
  /** null when the slip is right in everything; with several faults, the one that weighs most */
  reason: WrittenReason | null;
  /** what the slip would be paid without its faults: the claimed score beside a penalty, 0 if nothing was read */
  worth: number;
  /** as it was understood */
  move?: Move;
  badWords: string[];
  /**
   * Beside a penalty: a place where the claimed score comes with a bad cross-word. Whether a player may have
   * meant it, which makes the slip a zero, is for the referee to say.
   */
  rival?: Move;
}

export interface WrittenOptions {
  /** a blank not marked, or the wrong letter marked; Spain: zero */
  blankFault?: BlankFault;
}

type BlankFault = 'warning' | 'zero';

const PENALTY = 5;

/** A way to understand the slip that can be laid on the board. */
interface Understanding extends JudgedMove {
  move: Move;
  /** blanks were moved to where the rack needs them */
  remarked: boolean;
}

/** Where letters may be laid as tiles in several ways (Hungarian zs), the most favourable one was meant. */
export function judgeWritten(
  position: Position,
  lexicon: Lexicon,
  slip: WrittenSlip,
  notation: Notation,
  options: WrittenOptions = {},
): WrittenJudgement {
  const judged = wordsOf(slip.word, position).map((word) =>
    judgeWord(position, lexicon, { ...slip, word }, notation, options),
  );
  return judged.reduce((best, other) => (isKinder(other, best) ? other : best));
}

/** Worst first. */
const RULINGS: readonly WrittenJudgement['ruling'][] = ['zero', 'penalty', 'warning', 'paid'];

function isKinder(one: WrittenJudgement, other: WrittenJudgement): boolean {
  if (one.points !== other.points) return one.points > other.points;
  return RULINGS.indexOf(one.ruling) > RULINGS.indexOf(other.ruling);
}

/** The slip with its word in wire form. */
function judgeWord(
  position: Position,
  lexicon: Lexicon,
  slip: WrittenSlip,
  notation: Notation,
  { blankFault = 'warning' }: WrittenOptions,
): WrittenJudgement {
  const { claimed, word } = slip;
  if (word === '') return zero('no-slip');
  const codes = wordCodes(word, position.tiles);
  if (!codes) return zero('unreadable');

  const understand = (place: Place) => understandings(position, lexicon, { ...place, word });
  const place = parseReference(slip.reference, notation, position.board.size);
  const asWritten = place ? best(understand(place), claimed) : undefined;
  if (asWritten?.valid) return paid(asWritten, scoreFault(asWritten, claimed), blankFault);
  if (asWritten && makes(asWritten, claimed)) return bad(asWritten);
  // If the word itself is bad, no other place makes it better.
  if (claimed !== null && lexicon.has(codes.map((code) => code & ~BLANK))) {
    const inverted = place ? inversions(place).flatMap(understand).find(isGood(claimed)) : undefined;
    if (inverted) return paid(inverted, 'inverted', blankFault);
    const mayLie = placesFor(position, codes);
    const elsewhere = places(position, place).filter(mayLie).flatMap(understand);
    if (elsewhere.some(isGood(claimed))) {
      return misplaced(elsewhere, claimed, place ? 'place-wrong' : 'place-missing', blankFault);
    }
  }
  if (asWritten) return bad(asWritten);
  if (!place) return zero('place-missing');
  return zero(judgeSlip(position, lexicon, { ...place, word }).problem ?? 'unreadable');
}

/**
 * Every reading in wire form. Small letters, or a capital and small letters, are how people write any word: with more of
 * them than the rack has blanks they are read as ordinary letters too, beside those that may lie on blanks of the board.
 */
function wordsOf(text: string, { tiles, rack }: Position): string[] {
  const letters = text.replace(/\s+/g, '');
  const words = foldings(letters, tiles, { keepCase: true });
  const marks = (wordCodes(words[0] ?? '', tiles) ?? []).map((code) => (code & BLANK) !== 0);
  const blanks = rack.filter((code) => code === BLANK).length;
  const isOrdinary = marks.slice(1).every(Boolean) && marks.filter(Boolean).length > blanks;
  return isOrdinary ? [...new Set([...words, ...foldings(letters, tiles)])] : words;
}

/** The move as it stands or, if only the rack is in the way, with the blanks marked as the rack needs. */
function understandings(position: Position, lexicon: Lexicon, move: Move): Understanding[] {
  const judged = judgeSlip(position, lexicon, move);
  if (judged.reading) return [{ ...judged, move: judged.reading.move, remarked: false }];
  if (judged.problem !== 'not-in-rack') return [];
  return blankMarks(position, move).flatMap((word) => {
    const other = judgeSlip(position, lexicon, { ...move, word });
    return other.reading ? [{ ...other, move: other.reading.move, remarked: true }] : [];
  });
}

/** In the first round both the score of the place and the one that is paid are right. */
const makes = ({ reading, worth }: Understanding, claimed: number | null) =>
  claimed !== null && (claimed === worth || claimed === reading?.score);

const isGood = (claimed: number) => (one: Understanding) => one.valid && makes(one, claimed);

function scoreFault(one: Understanding, claimed: number | null): WrittenReason | null {
  if (claimed === null) return 'score-missing';
  return makes(one, claimed) ? null : 'score-wrong';
}

/** The most favourable: good words, then the claimed score, then the most points. */
function best(all: readonly Understanding[], claimed: number | null): Understanding | undefined {
  const rate = (one: Understanding) => [Number(one.valid), Number(makes(one, claimed)), one.worth];
  return [...all].sort((a, b) => {
    const [x, y] = [rate(a), rate(b)];
    const index = x.findIndex((value, at) => value !== y[at]);
    return index < 0 ? 0 : y[index]! - x[index]!;
  })[0];
}

/** One thing inverted: the direction (4H for H4), or row and column (D8 for H4); never both. */
function inversions({ row, col, direction }: Place): Place[] {
  return [
    { row, col, direction: direction === 'across' ? 'down' : 'across' },
    { row: col, col: row, direction },
  ];
}

/** Every place in the written direction; in both when no direction can be read. */
function places({ board }: Position, written: Place | null): Place[] {
  const squares = Array.from({ length: board.size }, (_, index) => index + 1);
  const directions = written ? [written.direction] : (['across', 'down'] as const);
  return directions.flatMap((direction) =>
    squares.flatMap((row) => squares.map((col) => ({ row, col, direction }))),
  );
}

function paid(one: Understanding, fault: WrittenReason | null, blankFault: BlankFault): WrittenJudgement {
  if (one.remarked && blankFault === 'zero') return zero('blank-mark', one);
  const reason = fault ?? (one.remarked ? 'blank-mark' : null);
  const { worth, move, badWords } = one;
  return { points: worth, ruling: reason ? 'warning' : 'paid', reason, worth, move, badWords };
}

/** `elsewhere` holds at least one good understanding that makes the claimed score. */
function misplaced(
  elsewhere: readonly Understanding[],
  claimed: number,
  reason: WrittenReason,
  blankFault: BlankFault,
): WrittenJudgement {
  const good = elsewhere.filter(isGood(claimed));
  const one = good.find(({ remarked }) => !remarked) ?? good[0]!;
  if (one.remarked && blankFault === 'zero') return zero('blank-mark', one);
  const rival = elsewhere.find((other) => !other.valid && makes(other, claimed))?.move;
  const { move, badWords } = one;
  const points = Math.max(0, claimed - PENALTY);
  return { points, ruling: 'penalty', reason, worth: claimed, move, badWords, ...(rival && { rival }) };
}

const bad = (one: Understanding) => zero(one.problem ?? 'not-in-lexicon', one);

function zero(reason: WrittenReason, one?: Understanding): WrittenJudgement {
  if (!one) return { points: 0, ruling: 'zero', reason, worth: 0, badWords: [] };
  const { worth, move, badWords } = one;
  return { points: 0, ruling: 'zero', reason, worth, move, badWords };
}
