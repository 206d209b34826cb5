/**
 * The last answers to questions whose answer never changes, or whose change is told by `forget`: at least the `most`
 * that were used last, at most twice as many. What was not found is asked again. Callers that ask together share one
 * reading.
 */
export class Remembered<T> {
  /** Two generations: to find what is new costs no writing, and the old one goes as a whole. */
  private known = new Map<string, T>();
  private older = new Map<string, T>();
  private readonly asked = new Map<string, Promise<T | null>>();

  constructor(private readonly most: number) {}

  async get(key: string, read: () => Promise<T | null>): Promise<T | null> {
    const found = this.peek(key);
    if (found !== undefined) return found;
    let reading = this.asked.get(key);
    if (!reading) {
      reading = this.ask(key, read);
      this.asked.set(key, reading);
    }
    return reading;
  }

  /** The answer, if it is known. */
  peek(key: string): T | undefined {
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const old = this.older.get(key);
    if (old !== undefined) this.put(key, old);
    return old;
  }

  private async ask(key: string, read: () => Promise<T | null>): Promise<T | null> {
    // Not before the reading stands in `asked`: only there can it be seen whether it was forgotten meanwhile.
    await null;
    const mine = this.asked.get(key);
    const isMine = () => this.asked.get(key) === mine;
    try {
      const value = await read();
      if (value !== null && isMine()) this.put(key, value);
      return value;
    } finally {
      if (isMine()) this.asked.delete(key);
    }
  }

  put(key: string, value: T): void {
    this.known.set(key, value);
    if (this.known.size < this.most) return;
    this.older = this.known;
    this.known = new Map();
  }

  /** A reading that is under way is not kept either: it may have seen what was before. */
  forget(key: string): void {
    this.known.delete(key);
    this.older.delete(key);
    this.asked.delete(key);
  }

  clear(): void {
    this.known.clear();
    this.older.clear();
    this.asked.clear();
  }
}
