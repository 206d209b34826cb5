import { sql } from '@/lib/db';
import type { Position } from '@/lib/engine';
import type { SlipBody, SlipReceipt } from '@/lib/http/schemas';
import { ensureLexicon, inMemory, lexiconReady, openLexicon } from '@/lib/lexicons';
import { shared } from '@/lib/ops';
import type { EventInfo } from './event-info';
import type { ReadSlip } from './read-slip';
import { type Refusal, refuse } from './refusal';
import { Remembered } from './remembered';
import { type RoundRow, roundByNumber } from './round-row';
import type { StoredSlip } from './slip-queue';
import { readSlip, storedReceipt } from './slip-receipt';
import { type RoundSheet, slipThread } from './slip-thread';

/** A round that has opened: what slips are read against. Cancelled, it is forgotten by every process (rewound.ts). */
interface OpenedRound {
  id: string;
  sheet: RoundSheet;
}

type ShownRound = Pick<RoundRow, 'id' | 'board' | 'rack'>;

function opened(event: EventInfo, { id, board, rack }: ShownRound): OpenedRound {
  const { id: eventId, settings, tileSet } = event;
  return { id, sheet: { id, eventId, settings, tileSet, board, rack } };
}

const rounds = () => shared('opened-rounds', () => new Remembered<OpenedRound>(2000));

const keyOf = (event: Pick<EventInfo, 'id'>, number: number) => `${event.id} ${number}`;

/** A round that has opened, or null. What is known is not waited for: ten thousand slips come in the same seconds. */
export function openedRound(event: EventInfo, number: number): OpenedRound | Promise<OpenedRound | null> {
  const known = rounds().peek(keyOf(event, number));
  if (known) return known;
  return rounds().get(keyOf(event, number), async () => {
    const row = await roundByNumber(sql(), event.gameId, number);
    if (!row || row.status === 'prepared' || row.opensAt === null) return null;
    return opened(event, row);
  });
}

export function rememberRound(event: EventInfo, number: number, round: ShownRound): void {
  rounds().put(keyOf(event, number), opened(event, round));
}

export function forgetRound(event: Pick<EventInfo, 'id'>, number: number): void {
  rounds().forget(keyOf(event, number));
}

/** Makes sure that the first slip of a round that has just opened costs no more than the others. */
export async function readyForSlips(event: EventInfo, number: number): Promise<void> {
  const round = await openedRound(event, number);
  if (!round) return;
  if (!inMemory(event.settings.lexicon)) await ensureLexicon(event.settings.lexicon);
  slipThread().prepare(round.sheet);
}

export interface SubmitSlipOptions {
  event: EventInfo;
  playerId: string;
  number: number;
  /** the body as it came: JSON text of a `SlipBody`, if it is right */
  text: string;
  /** ms by the database's clock, when the first byte came */
  receivedAt: number;
}

/**
 * Takes a slip. A receipt, as JSON text of a `SlipReceipt`, means that it is stored and will be counted. A slip with a
 * lower number than the stored one, or the same, changes nothing and is answered with the stored one.
 */
export async function submitSlip(options: SubmitSlipOptions): Promise<string | Refusal> {
  const { event, playerId, number, text, receivedAt } = options;
  const known = openedRound(event, number);
  const round = known instanceof Promise ? await known : known;
  if (!round) return refuse('round-not-open');
  if (!inMemory(event.settings.lexicon)) await ensureLexicon(event.settings.lexicon);
  const result = await slipThread().submit({ round: round.sheet, playerId, text, receivedAt });
  if ('receipt' in result) return result.receipt;
  if ('refused' in result) return refuse(result.refused, result.details);
  const { message, ...fault } = result.fault;
  throw Object.assign(new Error(message), fault);
}

/** What the player may be told of a slip that was there before: the same as when it was written. */
export function receiptOf({ settings }: EventInfo, at: Position, stored: StoredSlip): SlipReceipt {
  const ready = settings.entry === 'assisted' && lexiconReady(settings.lexicon);
  return storedReceipt(settings, at, ready ? openLexicon(settings.lexicon).lexicon : null, stored);
}

/** What a slip in the event's kind of entry says, and what it is worth. */
export function readBody({ settings }: EventInfo, at: Position, body: SlipBody): ReadSlip | Refusal {
  return readSlip(settings, at, openLexicon(settings.lexicon).lexicon, body);
}
