import type { Position } from '@/lib/engine';
import type { Draft, DraftReceipt } from '@/lib/http/schemas';
import { ensureLexicon, inMemory } from '@/lib/lexicons';
import { type DraftSlip, draftQueue } from './draft-queue';
import type { EventInfo } from './event-info';
import { roundPosition } from './read-slip';
import { Refusal, refuse } from './refusal';
import { openedRound, readBody } from './submit-slip';

export interface SaveDraftOptions {
  event: EventInfo;
  playerId: string;
  number: number;
  draft: Draft;
  /** ms by the database's clock, when the first byte came */
  receivedAt: number;
}

/**
 * Keeps what lies on a player's board, so that it is there on any device, and, in events where drafts count, so that it
 * counts at the close. Acknowledged means stored. Anything may lie there; nothing of it is told to anybody else.
 */
export async function saveDraft(options: SaveDraftOptions): Promise<DraftReceipt | Refusal> {
  const { event, playerId, number, draft, receivedAt } = options;
  const round = await openedRound(event, number);
  if (!round) return refuse('round-not-open');
  const { rev, ...body } = draft;
  const slip = event.settings.draftsCount
    ? await slipOf(event, roundPosition(event, round.sheet), draft)
    : null;
  const answer = await draftQueue().add({ roundId: round.id, playerId, rev, body, slip, receivedAt });
  if (answer.kind === 'late') return refuse('round-not-open', { late: true });
  if (answer.kind === 'no-player') return refuse('key-wrong');
  return { rev: answer.rev, receivedAt: answer.receivedAt };
}

/** The slip that a draft would be, judged as slips are; null when it could not be sent as it is. */
async function slipOf(
  event: EventInfo,
  at: Position,
  { rev, move, written }: Draft,
): Promise<DraftSlip | null> {
  const assisted = event.settings.entry === 'assisted';
  const body = assisted ? move && { rev, move } : written && { rev, ...written };
  if (!body) return null;
  if (!inMemory(event.settings.lexicon)) await ensureLexicon(event.settings.lexicon);
  const slip = readBody(event, at, body);
  if (slip instanceof Refusal) return null;
  // A form that is half filled in must not cost a warning.
  if (!assisted && slip.points === 0) return null;
  const { badWords: _, ...judged } = slip;
  return judged;
}
