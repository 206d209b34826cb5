/** How long requests are worked on before it is looked who has come meanwhile, ms. */
const TURN_MS = 5;

/**
 * Requests that have been read and wait to be answered, first come, first served. They are not worked on as they are
 * read: when thousands come in one moment, each is seen, and stamped, some microseconds after the one before, and does
 * not look late because others were being answered.
 */
export class WaitingLine {
  private waiting: (() => void)[] = [];
  private next = 0;

  /** `onFault` hears of work that failed; the others go on. */
  constructor(private readonly onFault: (error: unknown) => void) {}

  add(work: () => void): void {
    if (this.next === this.waiting.length) setImmediate(() => this.turn());
    this.waiting.push(work);
  }

  private turn(): void {
    const until = performance.now() + TURN_MS;
    while (this.next < this.waiting.length && performance.now() < until) {
      const work = this.waiting[this.next];
      this.next += 1;
      try {
        work?.();
      } catch (error) {
        this.onFault(error);
      }
    }
    if (this.next < this.waiting.length) {
      setImmediate(() => this.turn());
      return;
    }
    this.waiting = [];
    this.next = 0;
  }
}
