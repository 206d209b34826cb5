import type { EventSettings, ProblemCode, Rack } from '@/lib/http/schemas';
import type { RefusalDetails } from '../refusal';
import type { WrittenBatch } from '../slip-queue';

/** What the slips of a round are read against; said once for each round. */
export interface RoundSheet {
  id: string;
  eventId: string;
  settings: EventSettings;
  tileSet: string;
  board: string[];
  rack: Rack;
}

/** A slip as it came: the body as text, `receivedAt` in ms by the database's clock. A list, as copies of lists are cheap. */
export type SlipJob = [id: number, roundId: string, playerId: string, text: string, receivedAt: number];

export interface HandedLexicon {
  id: string;
  memory: SharedArrayBuffer;
  tileSet: string;
}

export type ToDesk =
  | { rounds: RoundSheet[]; lexicons: HandedLexicon[]; slips: SlipJob[] }
  /** rounds and lexicons that may come again are said again */
  | 'forget'
  /** write what is waiting, and leave */
  | 'end';

export type SlipResult =
  /** JSON text of a `SlipReceipt` */
  | { receipt: string }
  | { refused: ProblemCode; details: Partial<RefusalDetails> }
  | { fault: { message: string; code?: string } };

export type FromDesk = { answers: [id: number, result: SlipResult][]; batch: WrittenBatch } | 'ended';
