/**
 * Things to write that come in crowds: they wait for some milliseconds and are written together, one batch at a time,
 * first in, first out. While one is written the next gathers, and for as long again as that took, up to `longestMs`: so
 * the busier it is, the larger and cheaper the batches.
 */
export class Gathered<Item, Answer> {
  private waiting: Entry<Item, Answer>[] = [];
  private running = false;
  private added = 0;
  private answered = 0;
  private drains: { upTo: number; resolve(): void }[] = [];

  /** `write` gives one answer for each item, in order; when it fails, all of them fail. */
  constructor(
    private readonly options: { waitMs: number; longestMs: number; most: number },
    private readonly write: (items: Item[]) => Promise<Answer[]>,
  ) {}

  add(item: Item): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      this.added += 1;
      this.waiting.push({ item, resolve, reject });
      if (!this.running) void this.run();
    });
  }

  /** Resolves when everything that is in the queue at this moment has been answered. */
  drained(): Promise<void> {
    if (this.answered === this.added) return Promise.resolve();
    return new Promise((resolve) => this.drains.push({ upTo: this.added, resolve }));
  }

  private async run(): Promise<void> {
    this.running = true;
    const { waitMs, longestMs, most } = this.options;
    let wait = waitMs;
    while (this.waiting.length > 0) {
      if (this.waiting.length < most) await new Promise((resolve) => setTimeout(resolve, wait));
      const began = performance.now();
      const batch = this.waiting.splice(0, most);
      await this.writeBatch(batch);
      this.count(batch.length);
      wait = Math.min(longestMs, Math.max(waitMs, performance.now() - began));
    }
    this.running = false;
  }

  private count(answered: number): void {
    this.answered += answered;
    const over = this.drains.filter(({ upTo }) => upTo <= this.answered);
    this.drains = this.drains.filter(({ upTo }) => upTo > this.answered);
    for (const { resolve } of over) resolve();
  }

  private async writeBatch(batch: Entry<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.write(batch.map(({ item }) => item));
      batch.forEach((entry, index) => {
        entry.resolve(answers[index] as Answer);
      });
    } catch (error) {
      if (batch.length > 1 && isOfOneItem(error)) return this.writeHalves(batch);
      for (const entry of batch) entry.reject(error);
    }
  }

  /** One that the database cannot take must not take the others along. */
  private async writeHalves(batch: Entry<Item, Answer>[]): Promise<void> {
    const half = Math.ceil(batch.length / 2);
    await this.writeBatch(batch.slice(0, half));
    await this.writeBatch(batch.slice(half));
  }
}

/** Values that cannot be stored, or that break a constraint (classes 22 and 23 of PostgreSQL's codes). */
function isOfOneItem(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^2[23]/.test(code);
}

interface Entry<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}
