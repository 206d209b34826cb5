/** So many at once; one more is allowed every `windowMs / burst`. */
export interface Limit {
  burst: number;
  windowMs: number;
}

interface Level {
  used: number;
  at: number;
}

/** Keys kept at most; beyond it the oldest go, so an attacker with many addresses cannot fill the memory. */
const MAX_KEYS = 20_000;

/**
 * Counts attempts per key in leaky buckets. `now` in ms, by a clock that the caller chooses.
 *
 * {@link take} pays for each attempt before the work is done (attempts in parallel cannot slip through together),
 * and {@link giveBack} returns it when it succeeds, so only failures add up. Where most attempts succeed,
 * {@link wait} looks first and {@link charge} makes a failure pay afterwards, into debt if need be.
 */
export class Attempts {
  /** Two generations: counting somebody again writes into no map, and the older one goes as a whole. */
  private levels = new Map<string, Level>();
  private older = new Map<string, Level>();

  constructor(private readonly maxKeys = MAX_KEYS) {}

  /** Takes one attempt from every key, or from none: then it returns the seconds to wait, else 0. */
  take(keys: Readonly<Record<string, Limit>>, now: number): number {
    const entries = Object.entries(keys);
    const wait = Math.max(0, ...entries.map(([key, limit]) => this.wait(key, limit, now)));
    if (wait > 0) return wait;
    for (const [key, limit] of entries) this.charge(key, limit, now);
    return 0;
  }

  /** The same for one key: called for every request, so it makes no lists. */
  takeOne(key: string, limit: Limit, now: number): number {
    const wait = this.wait(key, limit, now);
    if (wait === 0) this.charge(key, limit, now);
    return wait;
  }

  /** Gives back what `take` took. */
  giveBack(keys: Readonly<Record<string, Limit>>, now: number): void {
    for (const [key, limit] of Object.entries(keys)) this.set(key, this.used(key, limit, now) - 1, now);
  }

  /** Seconds until the key may be used again; 0: now. */
  wait(key: string, limit: Limit, now: number): number {
    const over = this.used(key, limit, now) + 1 - limit.burst;
    return over > 0 ? Math.ceil((over * limit.windowMs) / limit.burst / 1000) : 0;
  }

  /** Counts one attempt, allowed or not. */
  charge(key: string, limit: Limit, now: number): void {
    this.set(key, this.used(key, limit, now) + 1, now);
  }

  private used(key: string, { burst, windowMs }: Limit, now: number): number {
    const level = this.levels.get(key) ?? this.older.get(key);
    return level ? Math.max(0, level.used - ((now - level.at) * burst) / windowMs) : 0;
  }

  private set(key: string, used: number, now: number): void {
    const level = this.levels.get(key);
    if (level) {
      level.used = used;
      level.at = now;
      return;
    }
    this.levels.set(key, { used, at: now });
    if (this.levels.size * 2 < this.maxKeys) return;
    this.older = this.levels;
    this.levels = new Map();
  }
}
