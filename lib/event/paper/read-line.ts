import { formatReference, type Lexicon, type Position } from '@/lib/engine';
import { judgePaper, type PaperJudgement } from '@/lib/game';
import { type EventSettings, type PaperAnswer, type PaperSlip, plainDigits } from '@/lib/http/schemas';
import type { ReadSlip } from '../read-slip';
import { asRuled } from '../read-written';
import type { RoundRow } from '../round-row';

/** What a corrector read, as it is kept; `rival` is the judgement's. */
export interface EntryBody {
  top: boolean;
  answers: PaperAnswer[];
  warning: boolean;
  penalty: boolean;
  solo: boolean;
}

/** The slip that an entry makes: columns of `slip`, and what only correctors are told. */
export interface EntrySlip extends ReadSlip {
  body: PaperAnswer;
  rival: PaperJudgement['rival'] | null;
}

export interface ReadLine {
  body: EntryBody;
  slip: EntrySlip;
}

const EMPTY: PaperAnswer = { reference: '', word: '', claimed: null };

/** What a line of a corrector is worth in a round; null when it says nothing of what is on the slip. */
export function readLine(
  { notation, blankFault }: Pick<EventSettings, 'notation' | 'blankFault'>,
  at: Position,
  lexicon: Lexicon,
  { top }: Pick<RoundRow, 'top'>,
  line: PaperSlip,
): ReadLine | null {
  const { warning, penalty, solo, others } = line;
  const isTop = line.move === 'top';
  const first = isTop
    ? { reference: formatReference(top, notation), word: top.word, claimed: top.score }
    : { reference: line.reference, word: line.word, claimed: line.claimed };
  const said = first.word !== '' || first.reference !== '' || first.claimed !== null;
  if (!said && !line.empty) return null;
  const answers = said ? [first, ...(isTop ? [] : others)] : [];
  const judged = judgePaper(at, lexicon, answers, { warning, penalty }, notation, { blankFault });
  return {
    body: { top: isTop, answers, warning, penalty, solo },
    slip: {
      ...asRuled(judged),
      body: answers[judged.answer] ?? EMPTY,
      rival: judged.rival ?? null,
    },
  };
}

/** The same to two readers: spaces, the case of references and the figures of a keyboard are nobody's reading, nor is how the top was said. */
export function sameEntry(one: EntryBody, other: EntryBody): boolean {
  return JSON.stringify(essence(one)) === JSON.stringify(essence(other));
}

const essence = ({ answers, warning, penalty }: EntryBody) => [
  answers.map(({ reference, word, claimed }) => [
    plainDigits(reference).replace(/\s/g, '').toUpperCase(),
    word.replace(/\s/g, ''),
    claimed,
  ]),
  warning,
  penalty,
];
