import type { Answer } from '@/lib/client/live';
import type { FilledPart } from '@/lib/game';
import type { EnteredSlips, PaperSlipInput, Problem } from '@/lib/http/schemas';

export type EnteredSlip = EnteredSlips['slips'][number];

export interface SentEntry {
  /** rises */
  id: number;
  round: number;
  playerId: string;
  /** as the screen names it */
  table: string;
  slip: PaperSlipInput;
  /** the line that was typed, or empty */
  typed: string;
  /** what of it a move has completed */
  filled: readonly FilledPart[];
  /** the corrector has changed what was there */
  replaced: boolean;
  /** null while it is on its way */
  answer: EnteredSlip | null;
}

export type NewEntry = Pick<SentEntry, 'playerId' | 'table' | 'slip' | 'typed' | 'filled' | 'replaced'>;

export interface EntrySenderOptions {
  post(round: number, slips: PaperSlipInput[]): Promise<Answer<EnteredSlips>>;
  /** no answer, or one that will be another one in a while */
  isPassing(problem: Problem): boolean;
  /** what became of entries, by id; null: refused, nothing of them is there */
  onSettled(done: ReadonlyMap<number, EnteredSlip | null>): void;
  /** of the last request; null: it was taken */
  onProblem(problem: Problem | null): void;
  /** the first of the entries that were refused since everything was sent */
  onRefused(first: SentEntry, problem: Problem): void;
}

const AGAIN_MS = 2000;

/**
 * Sends what is entered in the background, so that nobody waits for an answer to type on: all that is waiting for a round
 * goes in one request, again and again until it is answered. Sent twice it changes nothing. Of a request that is refused
 * for what is in it, each goes alone: the others are not lost with one.
 */
export class EntrySender {
  private waiting: readonly SentEntry[] = [];
  private sending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** so many go alone */
  private alone = 0;

  constructor(private readonly options: EntrySenderOptions) {}

  add(entries: readonly SentEntry[]): void {
    this.waiting = [...this.waiting, ...entries];
    void this.send();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async send(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    clearTimeout(this.timer);
    let isFirst = true;
    while (this.waiting.length > 0) {
      const batch = this.next();
      const answer = await this.options.post(
        batch[0]?.round ?? 0,
        batch.map(({ slip }) => slip),
      );
      this.options.onProblem(answer.ok ? null : answer.problem);
      if (answer.ok) this.settle(batch, answer.body.slips);
      else if (this.options.isPassing(answer.problem)) {
        this.timer = setTimeout(() => void this.send(), AGAIN_MS);
        break;
      } else if (answer.problem.status === 422 && batch.length > 1) this.alone = batch.length;
      else {
        this.settle(batch, []);
        if (isFirst) this.options.onRefused(batch[0] as SentEntry, answer.problem);
        isFirst = false;
      }
    }
    this.sending = false;
  }

  /** One reading of a slip in a request: what was typed for it meanwhile comes with the next. */
  private next(): readonly SentEntry[] {
    const round = this.waiting[0]?.round;
    const seen = new Set<string>();
    const all = this.waiting.filter((entry) => {
      const key = `${entry.playerId} ${entry.slip.reading ?? 1}`;
      return entry.round === round && !seen.has(key) && seen.add(key);
    });
    if (this.alone <= 0) return all;
    this.alone -= 1;
    return all.slice(0, 1);
  }

  private settle(batch: readonly SentEntry[], answers: readonly EnteredSlip[]): void {
    const done = new Map(batch.map(({ id }, index) => [id, answers[index] ?? null]));
    this.waiting = this.waiting.filter(({ id }) => !done.has(id));
    this.options.onSettled(done);
  }
}
