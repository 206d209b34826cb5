/**
 * The last answers to questions whose answer never changes; the least recently used goes first. What was not
 * found is asked again. Callers that ask together share one reading.
 */
export class Remembered<T> {
  private readonly known = new Map<string, T>();
  private readonly asked = new Map<string, Promise<T | null>>();

  constructor(private readonly most: number) {}

  async get(key: string, read: () => Promise<T | null>): Promise<T | null> {
    const found = this.known.get(key);
    if (found !== undefined) {
      this.known.delete(key);
      this.known.set(key, found);
      return found;
    }
    let reading = this.asked.get(key);
    if (!reading) {
      reading = read().finally(() => this.asked.delete(key));
      this.asked.set(key, reading);
    }
    const value = await reading;
    if (value !== null) this.put(key, value);
    return value;
  }

  put(key: string, value: T): void {
    this.known.set(key, value);
    if (this.known.size <= this.most) return;
    for (const oldest of this.known.keys()) {
      this.known.delete(oldest);
      return;
    }
  }

  forget(key: string): void {
    this.known.delete(key);
  }
}
