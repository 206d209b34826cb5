import type { Lexicon, Position } from '@/lib/engine';
import { judgeWritten, type PaperJudgement } from '@/lib/game';
import type { EventSettings, WrittenSlip } from '@/lib/http/schemas';
import type { ReadSlip } from './read-slip';

/** Federation entry: whatever was written is taken, and ruled without a word to the player. */
export function readWritten(
  at: Position,
  lexicon: Lexicon,
  { notation, blankFault }: Pick<EventSettings, 'notation' | 'blankFault'>,
  slip: WrittenSlip,
): ReadSlip {
  const { reference, word, claimed } = slip;
  const judged = judgeWritten(at, lexicon, { reference, word, claimed }, notation, { blankFault });
  return { body: { reference, word, claimed }, ...asRuled(judged) };
}

/** What a slip was ruled to be, as it is kept. */
export function asRuled(judged: Omit<PaperJudgement, 'answer' | 'rival'>): Omit<ReadSlip, 'body'> {
  return {
    move: judged.move ?? null,
    points: judged.points,
    worth: judged.worth,
    valid: judged.points > 0,
    ruling: judged.ruling,
    reason: judged.reason,
    badWords: judged.badWords,
  };
}
