import type { Lexicon, Notation, Position } from '@/lib/engine';
import type { PaperMarks } from './paper-line';
import { judgeWritten, type WrittenJudgement, type WrittenOptions, type WrittenSlip } from './written-slip';

export interface PaperJudgement extends Omit<WrittenJudgement, 'reason'> {
  /** `by-corrector`: a mark of the corrector alone has made it a warning or a penalty */
  reason: WrittenJudgement['reason'] | 'by-corrector';
  /** which of the answers counts */
  answer: number;
}

const PENALTY = 5;

/**
 * What a slip on paper is worth. Of several answers that are not struck out the lowest counts, a zero included; one that
 * may be read in several ways is read in the most favourable. A corrector's mark adds a warning or a penalty where the
 * slip has none: a round has one warning at most, and none beside a penalty or a zero.
 */
export function judgePaper(
  position: Position,
  lexicon: Lexicon,
  answers: readonly WrittenSlip[],
  marks: Pick<PaperMarks, 'warning' | 'penalty'>,
  notation: Notation,
  options: WrittenOptions = {},
): PaperJudgement {
  const judged = answers.map(
    (slip, answer): PaperJudgement => ({
      ...judgeWritten(position, lexicon, slip, notation, options),
      answer,
    }),
  );
  const [first, ...others] = judged;
  if (!first) return { points: 0, ruling: 'zero', reason: 'no-slip', worth: 0, badWords: [], answer: 0 };
  return marked(
    others.reduce((lowest, one) => (one.points < lowest.points ? one : lowest), first),
    marks,
  );
}

function marked(
  judged: PaperJudgement,
  { warning, penalty }: Pick<PaperMarks, 'warning' | 'penalty'>,
): PaperJudgement {
  if (judged.ruling === 'zero' || judged.ruling === 'penalty') return judged;
  const reason = judged.reason ?? 'by-corrector';
  if (penalty) return { ...judged, points: Math.max(0, judged.worth - PENALTY), ruling: 'penalty', reason };
  return warning ? { ...judged, ruling: 'warning', reason } : judged;
}
