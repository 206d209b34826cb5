import { formatReference, type Notation, type ScoredMove } from '@/lib/engine';
import type { PaperAnswer, PaperLine } from './paper-line';
import type { WrittenSlip } from './written-slip';

/** What Enter does with a line. */
export type PaperEntry =
  /** nothing was typed */
  | { kind: 'empty' }
  | { kind: 'table'; table: string }
  | { kind: 'top' }
  /** a slip without an answer */
  | { kind: 'nothing' }
  | { kind: 'answers'; answers: WrittenSlip[]; filled: FilledPart[] }
  /** something is neither place nor score nor word */
  | { kind: 'unread'; what: string }
  /** only marks, or no word: nothing to enter yet */
  | { kind: 'word-missing' }
  /** no move is like that, so the score that was written has to be said, or that there is none (`?`) */
  | { kind: 'score-missing' };

const FILLED_PARTS = ['place', 'word', 'score'] as const;
/** What a move has completed: it was not typed. */
export type FilledPart = (typeof FILLED_PARTS)[number];

/** What an answer of a line comes to. */
export interface PaperChoice {
  /** the legal move that completes it, if one does */
  offer: ScoredMove | undefined;
  /** its word as it is entered without: see `wordWritten` */
  word: string;
  /** the offer's word was typed to its end */
  whole: boolean;
}

/**
 * `choices`: one for each answer. What completes stands with its score, as if that was written, unless the line says that
 * no score was; what no move completes is taken letter by letter.
 */
export function paperEntry(line: PaperLine, choices: readonly PaperChoice[], notation: Notation): PaperEntry {
  if (line.unread !== null) return { kind: 'unread', what: line.unread };
  if (line.top) return { kind: 'top' };
  if (line.nothing) return { kind: 'nothing' };
  if (line.answers.length === 0) {
    if (line.table !== null) return { kind: 'table', table: line.table };
    const marked = Object.values(line.marks).some(Boolean);
    return { kind: marked ? 'word-missing' : 'empty' };
  }
  if (line.answers.some(({ word }, index) => word === '' && !choices[index]?.offer))
    return { kind: 'word-missing' };
  if (line.answers.some((answer, index) => !isWhole(answer, choices[index]?.offer)))
    return { kind: 'score-missing' };
  return {
    kind: 'answers',
    answers: line.answers.map((answer, index) => written(answer, choices[index], notation)),
    filled: FILLED_PARTS.filter((part) =>
      line.answers.some((answer, index) => isFilled(part, answer, choices[index])),
    ),
  };
}

function isFilled(
  part: FilledPart,
  { reference, claimed, unscored }: PaperAnswer,
  choice: PaperChoice | undefined,
): boolean {
  if (!choice?.offer) return false;
  if (part === 'place') return reference === '';
  return part === 'word' ? !choice.whole : claimed === null && !unscored;
}

const isWhole = ({ claimed, unscored }: PaperAnswer, offer: ScoredMove | undefined) =>
  offer !== undefined || claimed !== null || unscored;

function written(
  { reference, word, claimed, unscored }: PaperAnswer,
  choice: PaperChoice | undefined,
  notation: Notation,
): WrittenSlip {
  if (!choice?.offer) return { reference, word: choice?.word ?? word, claimed };
  const { offer } = choice;
  return {
    reference: formatReference(offer, notation),
    word: offer.word,
    claimed: unscored ? null : offer.score,
  };
}
