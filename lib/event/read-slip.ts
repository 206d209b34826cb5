import { type Lexicon, type Move, type Position, position, tileSet } from '@/lib/engine';
import { formatOf, judgeSlip, rackTiles, type SlipProblem } from '@/lib/game';
import { type AssistedSlip, PROBLEMS, type ProblemCode } from '@/lib/http/schemas';
import type { EventInfo } from './event-info';
import { type Refusal, refuse } from './refusal';
import type { RoundRow } from './round-row';

/** What a slip says, and what it is worth. */
export interface ReadSlip {
  body: object | null;
  move: Move | null;
  points: number;
  /** without its faults: what the form may show while nobody may know whether the words are good */
  worth: number;
  valid: boolean;
  ruling: 'paid' | 'warning' | 'penalty' | 'zero';
  reason: string | null;
  badWords: string[];
}

/** Slips that no rack and board can mean are given back; illegal moves are taken, and worth nothing. */
const MALFORMED: Partial<Record<SlipProblem, ProblemCode>> = {
  unreadable: 'slip-unreadable',
  'off-board': 'slip-off-board',
  conflict: 'slip-conflict',
  'no-new-tile': 'slip-no-new-tile',
  'not-in-rack': 'slip-not-in-rack',
  'too-many-tiles': 'slip-too-many-tiles',
  'too-short': 'slip-too-short',
};

/** The position of a round, for every slip that comes in for it. */
export function roundPosition(
  event: Pick<EventInfo, 'tileSet' | 'settings'>,
  round: Pick<RoundRow, 'board' | 'rack'>,
): Position {
  return position({
    tiles: tileSet(event.tileSet),
    board: round.board,
    rack: rackTiles(round.rack),
    rules: formatOf(event.settings).rules,
  });
}

/** A blank with its letter, in scripts that have no lower case: `[?א]`. */
const NAMED_BLANK = /\[\?[^[\]?]+\]/gu;

export function readAssisted(at: Position, lexicon: Lexicon, slip: AssistedSlip): ReadSlip | Refusal {
  if (slip.move === null) return WITHDRAWN;
  if (slip.move.word.replace(NAMED_BLANK, '').includes('?'))
    return refuse('slip-blank-without-letter', {
      errors: { 'move.word': ['Write the letter that the blank stands for, in lower case.'] },
    });
  const judged = judgeSlip(at, lexicon, slip.move);
  const malformed = judged.problem && MALFORMED[judged.problem];
  if (malformed)
    return refuse(malformed, {
      errors: { [FIELD[malformed] ?? 'move.word']: [`${PROBLEMS[malformed][1]}.`] },
    });
  return {
    body: slip.move,
    move: judged.reading?.move ?? slip.move,
    points: judged.points,
    worth: judged.worth,
    valid: judged.valid,
    ruling: judged.valid ? 'paid' : 'zero',
    reason: judged.problem ?? null,
    badWords: judged.badWords,
  };
}

const FIELD: Partial<Record<ProblemCode, string>> = {
  'slip-off-board': 'move.row',
  'slip-conflict': 'move.row',
};

export const WITHDRAWN: ReadSlip = {
  body: null,
  move: null,
  points: 0,
  worth: 0,
  valid: false,
  ruling: 'zero',
  reason: 'no-slip',
  badWords: [],
};
