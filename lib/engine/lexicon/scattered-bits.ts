/** Bits of a part: 128 KB, which stay in the cache of a core. */
const PART = 20;
/** Bits that wait for each part: several for every line of its memory. */
const WAITING = 13;

/**
 * Sets bits of a bitmap that is larger than any cache. Set one by one wherever they fall, each would be a wait for
 * memory; here they wait by parts of the bitmap until many of one part can be set together.
 */
export class ScatteredBits {
  private readonly waiting: Int32Array;
  private readonly counts: Int32Array;

  constructor(private readonly bitmap: Int32Array) {
    const parts = Math.ceil((bitmap.length * 32) / 2 ** PART);
    this.waiting = new Int32Array(parts << WAITING);
    this.counts = new Int32Array(parts);
  }

  /** The bit is in the bitmap after `finish`. */
  set(bit: number): void {
    const part = bit >>> PART;
    const count = this.counts[part]!;
    this.waiting[(part << WAITING) + count] = bit;
    this.counts[part] = count + 1;
    if (count + 1 === 1 << WAITING) this.settle(part);
  }

  finish(): void {
    for (let part = 0; part < this.counts.length; part++) this.settle(part);
  }

  private settle(part: number): void {
    const { bitmap, waiting } = this;
    const first = part << WAITING;
    const end = first + this.counts[part]!;
    for (let i = first; i < end; i++) {
      const bit = waiting[i]!;
      bitmap[bit >>> 5]! |= 1 << bit;
    }
    this.counts[part] = 0;
  }
}
