import { sql } from '@/lib/db';
import { judgeSlip } from '@/lib/game';
import { hasMeanings, type Meaning, MoveBody, type RoundWords } from '@/lib/http/schemas';
import { englishMeanings, ensureLexicon, openLexicon } from '@/lib/lexicons';
import { shared } from '@/lib/ops';
import type { EventInfo } from './event-info';
import { roundPosition } from './read-slip';
import { type Refusal, refuse } from './refusal';
import { Remembered } from './remembered';
import { roundByNumber } from './round-row';

/** A whole room asks for the same word in the same seconds. */
const known = () => shared('meanings-of-tops', () => new Remembered<Meaning[]>(2000));

/**
 * What there is to say of a closed round's words: what the top means, and which words of a player's slip are not in
 * the list. No word is given: while a round runs, nothing can be tried out here.
 */
export async function readRoundWords(
  event: EventInfo,
  number: number,
  playerId: string | null,
): Promise<RoundWords | Refusal> {
  const meanings = await meaningsOf(event, number);
  if (!meanings) return refuse('round-not-found');
  if (playerId === null) return { meanings };
  return { meanings, badWords: await badWordsOf(event, number, playerId) };
}

/** What the top of a round means, nothing where no dictionary has it; null while the round is not closed. */
export function meaningsOf(event: EventInfo, number: number): Promise<Meaning[] | null> {
  return known().get(`${event.id} ${number}`, () => meaningsOfTop(event, number));
}

async function meaningsOfTop(event: EventInfo, number: number): Promise<Meaning[] | null> {
  const round = await roundByNumber(sql(), event.gameId, number);
  if (round?.status !== 'closed') return null;
  return hasMeanings(event.tileSet) ? englishMeanings(round.top.word.toLowerCase()) : [];
}

async function badWordsOf(event: EventInfo, number: number, playerId: string): Promise<string[]> {
  const round = await roundByNumber(sql(), event.gameId, number);
  const [slip] = await sql()<{ move: unknown }[]>`
    select move from slip where round_id = ${round?.id ?? ''} and player_id = ${playerId}`;
  const move = MoveBody.safeParse(slip?.move);
  if (!round || !move.success) return [];
  await ensureLexicon(event.settings.lexicon);
  const { lexicon } = openLexicon(event.settings.lexicon);
  return judgeSlip(roundPosition(event, round), lexicon, move.data).badWords;
}
