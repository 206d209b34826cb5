import type { Lexicon, Position } from '@/lib/engine';
import {
  type AssistedSlip,
  type EventSettings,
  MoveBody,
  type SlipReceipt,
  type WrittenSlip,
} from '@/lib/http/schemas';
import { type ReadSlip, readAssisted, WITHDRAWN } from './read-slip';
import { readWritten } from './read-written';
import { Refusal, refuse } from './refusal';
import type { StoredSlip } from './slip-queue';

/** What a slip in the event's kind of entry says, and what it is worth. */
export function readSlip(
  settings: EventSettings,
  at: Position,
  lexicon: Lexicon,
  body: AssistedSlip | WrittenSlip,
): ReadSlip | Refusal {
  const assisted = settings.entry === 'assisted';
  if ('move' in body) {
    // Withdrawing is the same in both kinds.
    return assisted || body.move === null ? readAssisted(at, lexicon, body) : refuse('wrong-entry');
  }
  return assisted ? refuse('wrong-entry') : readWritten(at, lexicon, settings, body);
}

/** What the player is told of a slip that was just read and stored. */
export function receipt(
  settings: EventSettings,
  { rev, receivedAt }: StoredSlip,
  slip: ReadSlip,
): SlipReceipt {
  const known = settings.entry === 'assisted' && slip.move !== null;
  return { rev, receivedAt: Math.round(receivedAt), ...(known && shown(settings, slip)) };
}

/** What the player may be told of a slip that was there before: the same as when it was written. */
export function storedReceipt(
  settings: EventSettings,
  at: Position,
  lexicon: Lexicon | null,
  stored: StoredSlip,
): SlipReceipt {
  const move = MoveBody.safeParse(stored.body);
  const known = settings.entry === 'assisted' && move.success && lexicon;
  const slip = known ? readAssisted(at, lexicon, { rev: stored.rev, move: move.data }) : WITHDRAWN;
  return receipt(settings, stored, slip instanceof Refusal ? WITHDRAWN : slip);
}

/**
 * Where words are not checked, the answer is the same for good and bad ones: the score is then what the move
 * would be worth.
 */
function shown({ checkWords, showScores }: EventSettings, slip: ReadSlip): Partial<SlipReceipt> {
  return {
    ...(showScores && { score: checkWords ? slip.points : slip.worth }),
    ...(checkWords && { valid: slip.valid }),
    ...(checkWords && slip.badWords.length > 0 && { badWords: slip.badWords }),
    ...(checkWords && !slip.valid && slip.badWords.length === 0 && slip.reason && { reason: slip.reason }),
  };
}
