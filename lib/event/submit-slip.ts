import { sql } from '@/lib/db';
import type { Position } from '@/lib/engine';
import { type AssistedSlip, MoveBody, type SlipReceipt, type WrittenSlip } from '@/lib/http/schemas';
import { ensureLexicon, inMemory, lexiconReady, openLexicon } from '@/lib/lexicons';
import { shared } from '@/lib/ops';
import type { EventInfo } from './event-info';
import { type ReadSlip, readAssisted, roundPosition, WITHDRAWN } from './read-slip';
import { readWritten } from './read-written';
import { Refusal, refuse } from './refusal';
import { Remembered } from './remembered';
import { roundByNumber } from './round-row';
import { type StoredSlip, slipQueue } from './slip-queue';

/** A round that has opened: what slips are read against. It never changes afterwards. */
interface OpenedRound {
  id: string;
  position: Position;
}

const rounds = () => shared('opened-rounds', () => new Remembered<OpenedRound>(2000));

const keyOf = (event: EventInfo, number: number) => `${event.id} ${number}`;

/** A round that has opened, or null. What is known is not waited for: ten thousand slips come in the same seconds. */
export function openedRound(event: EventInfo, number: number): OpenedRound | Promise<OpenedRound | null> {
  const known = rounds().peek(keyOf(event, number));
  if (known) return known;
  return rounds().get(keyOf(event, number), async () => {
    const row = await roundByNumber(sql(), event.gameId, number);
    if (!row || row.status === 'prepared' || row.opensAt === null) return null;
    return { id: row.id, position: roundPosition(event, row) };
  });
}

export function rememberRound(event: EventInfo, number: number, round: OpenedRound): void {
  rounds().put(keyOf(event, number), round);
}

export function forgetRound(event: EventInfo, number: number): void {
  rounds().forget(keyOf(event, number));
}

export interface SubmitSlipOptions {
  event: EventInfo;
  playerId: string;
  number: number;
  body: AssistedSlip | WrittenSlip;
  /** ms by the database's clock, when the first byte came */
  receivedAt: number;
}

/**
 * Takes a slip. A receipt means that it is stored and will be counted. A slip with a lower number than the stored
 * one, or the same, changes nothing and is answered with the stored one.
 */
export async function submitSlip(options: SubmitSlipOptions): Promise<SlipReceipt | Refusal> {
  const { event, playerId, number, body, receivedAt } = options;
  const opened = openedRound(event, number);
  const round = opened instanceof Promise ? await opened : opened;
  if (!round) return refuse('round-not-open');
  if (!inMemory(event.settings.lexicon)) await ensureLexicon(event.settings.lexicon);
  const slip = readBody(event, round.position, body);
  if (slip instanceof Refusal) return slip;
  const { badWords: _, ...stored } = slip;
  const answer = await slipQueue().add({
    ...stored,
    eventId: event.id,
    roundId: round.id,
    playerId,
    rev: body.rev,
    receivedAt,
  });
  if (answer.kind === 'late') return refuse('round-not-open', { late: true });
  if (answer.kind === 'no-player') return refuse('key-wrong');
  if (answer.mine) return receipt(event, answer.slip, slip);
  return receiptOf(event, round.position, answer.slip);
}

function receipt(event: EventInfo, { rev, receivedAt }: StoredSlip, slip: ReadSlip): SlipReceipt {
  const known = event.settings.entry === 'assisted' && slip.move !== null;
  return { rev, receivedAt: Math.round(receivedAt), ...(known && shown(event, slip)) };
}

/** What the player may be told of a slip that was there before: the same as when it was written. */
export function receiptOf(event: EventInfo, at: Position, stored: StoredSlip): SlipReceipt {
  const move = MoveBody.safeParse(stored.body);
  const { rev } = stored;
  const known = event.settings.entry === 'assisted' && move.success && lexiconReady(event.settings.lexicon);
  const { lexicon } = known ? openLexicon(event.settings.lexicon) : { lexicon: null };
  const slip = lexicon && move.success ? readAssisted(at, lexicon, { rev, move: move.data }) : WITHDRAWN;
  return receipt(event, stored, slip instanceof Refusal ? WITHDRAWN : slip);
}

/** What a slip in the event's kind of entry says, and what it is worth. */
export function readBody(
  event: EventInfo,
  at: Position,
  body: AssistedSlip | WrittenSlip,
): ReadSlip | Refusal {
  const { lexicon } = openLexicon(event.settings.lexicon);
  const assisted = event.settings.entry === 'assisted';
  if ('move' in body) {
    // Withdrawing is the same in both kinds.
    return assisted || body.move === null ? readAssisted(at, lexicon, body) : refuse('wrong-entry');
  }
  return assisted ? refuse('wrong-entry') : readWritten(at, lexicon, event.settings, body);
}

/**
 * Where words are not checked, the answer is the same for good and bad ones: the score is then what the move
 * would be worth.
 */
function shown(event: EventInfo, slip: ReadSlip): Partial<SlipReceipt> {
  const { checkWords, showScores } = event.settings;
  return {
    ...(showScores && { score: checkWords ? slip.points : slip.worth }),
    ...(checkWords && { valid: slip.valid }),
    ...(checkWords && slip.badWords.length > 0 && { badWords: slip.badWords }),
  };
}
