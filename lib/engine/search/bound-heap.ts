/** Numbers that come out by falling bound; made once and filled anew for each search. */
export class BoundHeap {
  private readonly items: Int32Array;
  private size = 0;

  /** `bounds`: bound of each number that may be pushed. */
  constructor(private readonly bounds: Int32Array) {
    this.items = new Int32Array(bounds.length);
  }

  clear(): void {
    this.size = 0;
  }

  push(item: number): void {
    const bound = this.bounds[item]!;
    let at = this.size++;
    while (at > 0) {
      const above = (at - 1) >>> 1;
      if (this.bounds[this.items[above]!]! >= bound) break;
      this.items[at] = this.items[above]!;
      at = above;
    }
    this.items[at] = item;
  }

  /** The number with the highest bound, if that is `least` or more; else -1. */
  pop(least: number): number {
    const { items, bounds } = this;
    const first = items[0]!;
    if (this.size === 0 || bounds[first]! < least) return -1;
    const item = items[--this.size]!;
    const bound = bounds[item]!;
    let at = 0;
    for (let below = 1; below < this.size; below = 2 * at + 1) {
      if (below + 1 < this.size && bounds[items[below + 1]!]! > bounds[items[below]!]!) below++;
      if (bounds[items[below]!]! <= bound) break;
      items[at] = items[below]!;
      at = below;
    }
    items[at] = item;
    return first;
  }
}
