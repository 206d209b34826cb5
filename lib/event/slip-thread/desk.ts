import { Lexicon, type Position, tileSet } from '@/lib/engine';
import { faultsOf, SlipBody } from '@/lib/http/schemas';
import { type ReadSlip, roundPosition } from '../read-slip';
import { Refusal, refuse } from '../refusal';
import { type QueuedSlip, type SlipAnswer, slipQueue } from '../slip-queue';
import { readSlip, receipt, storedReceipt } from '../slip-receipt';
import type { HandedLexicon, RoundSheet, SlipJob, SlipResult } from './jobs';

interface OpenRound extends RoundSheet {
  at: Position;
  lexicon: Lexicon;
}

/** Reads slips against their rounds, has them written and says what each player is told. */
export class Desk {
  private readonly rounds = new Map<string, OpenRound>();
  private readonly lexicons = new Map<string, Lexicon>();

  prepare(lexicons: readonly HandedLexicon[], rounds: readonly RoundSheet[]): void {
    for (const { id, memory, tileSet: tiles } of lexicons)
      this.lexicons.set(id, Lexicon.load(memory, tileSet(tiles)));
    for (const round of rounds) {
      const lexicon = this.lexicons.get(round.settings.lexicon);
      if (!lexicon) throw new Error(`lexicon ${round.settings.lexicon} was not handed over`);
      this.rounds.set(round.id, { ...round, lexicon, at: roundPosition(round, round) });
    }
  }

  forget(): void {
    this.rounds.clear();
    this.lexicons.clear();
  }

  /** Never rejects. */
  async take([, roundId, playerId, text, receivedAt]: SlipJob): Promise<SlipResult> {
    try {
      const round = this.rounds.get(roundId);
      if (!round) throw new Error(`round ${roundId} was not handed over`);
      const told = await this.receiptFor(round, { playerId, text, receivedAt });
      return told instanceof Refusal ? { refused: told.code, details: told.details } : { receipt: told };
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      return { fault: { message, ...(code && { code }) } };
    }
  }

  private async receiptFor(
    round: OpenRound,
    { playerId, text, receivedAt }: { playerId: string; text: string; receivedAt: number },
  ): Promise<string | Refusal> {
    const body = parse(text);
    if (body instanceof Refusal) return body;
    const slip = readSlip(round.settings, round.at, round.lexicon, body);
    if (slip instanceof Refusal) return slip;
    const answer = await slipQueue().add(queued(round, slip, { playerId, rev: body.rev, receivedAt }));
    return toldOf(round, slip, answer);
  }
}

function queued(
  round: RoundSheet,
  { badWords: _, ...slip }: ReadSlip,
  sent: Pick<QueuedSlip, 'playerId' | 'rev' | 'receivedAt'>,
): QueuedSlip {
  return { ...slip, ...sent, eventId: round.eventId, roundId: round.id };
}

function toldOf({ settings, at, lexicon }: OpenRound, slip: ReadSlip, answer: SlipAnswer): string | Refusal {
  if (answer.kind === 'late') return refuse('round-not-open', { late: true });
  if (answer.kind === 'no-player') return refuse('key-wrong');
  const told = answer.mine
    ? receipt(settings, answer.slip, slip)
    : storedReceipt(settings, at, lexicon, answer.slip);
  return JSON.stringify(told);
}

function parse(text: string): SlipBody | Refusal {
  let value: unknown = {};
  try {
    if (text !== '') value = JSON.parse(text);
  } catch {
    return refuse('not-json');
  }
  const parsed = SlipBody.safeParse(value);
  return parsed.success ? parsed.data : refuse('invalid-input', { errors: faultsOf(parsed.error, value) });
}
