import { judgeWritten, type WrittenSlip } from '@/lib/game';
import type { MoveBody } from '@/lib/http/schemas';
import { openLexicon } from '@/lib/lexicons';
import { shared } from '@/lib/ops';
import type { EventInfo } from './event-info';
import { readAssisted, roundPosition } from './read-slip';
import { Refusal } from './refusal';
import { Remembered } from './remembered';
import type { RoundRow } from './round-row';

/** What a referee asks about a slip and is not stored with it. */
export interface Judgement {
  badWords: string[];
  rival: MoveBody | null;
}

export interface JudgedSlip {
  playerId: string;
  rev: number;
  body: MoveBody | WrittenSlip;
}

const NOTHING: Judgement = { badWords: [], rival: null };
const known = () => shared('judgements', () => new Remembered<Judgement>(5000));

/** Judges a stored slip once more. The lexicon has to be in memory. */
export async function judgeAgain(event: EventInfo, round: RoundRow, slip: JudgedSlip): Promise<Judgement> {
  const key = `${round.id} ${slip.playerId} ${slip.rev}`;
  return (await known().get(key, async () => judge(event, round, slip.body))) ?? NOTHING;
}

function judge(event: EventInfo, round: RoundRow, body: JudgedSlip['body']): Judgement {
  const at = roundPosition(event, round);
  const { lexicon } = openLexicon(event.settings.lexicon);
  if ('reference' in body) {
    const { notation, blankFault } = event.settings;
    const { badWords, rival = null } = judgeWritten(at, lexicon, body, notation, { blankFault });
    return { badWords, rival };
  }
  const judged = readAssisted(at, lexicon, { rev: 1, move: body });
  return judged instanceof Refusal ? NOTHING : { ...NOTHING, badWords: judged.badWords };
}
