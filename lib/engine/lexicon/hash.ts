/**
 * 128-bit hash of a sequence of small integers, in four lanes that each multiply and rotate as
 * MurmurHash3 (Austin Appleby, public domain) does. It finds damage and tells lists apart; it does not
 * resist forgery.
 */
export class Hash128 {
  private a = 0x239b961b;
  private b = 0x5bd1e995 | 0;
  private c = 0x38b34ae5;
  private d = 0xa1e38b93 | 0;

  add(value: number): void {
    this.a = mix(this.a ^ value, 0xcc9e2d51, this.b);
    this.b = mix(this.b ^ value, 0x1b873593, this.c);
    this.c = mix(this.c ^ value, 0x85ebca6b, this.d);
    this.d = mix(this.d ^ value, 0xc2b2ae35, this.a);
  }

  addText(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
    this.add(-1);
  }

  /** Four 32-bit integers. */
  lanes(): [number, number, number, number] {
    const closed = Object.assign(new Hash128(), this);
    for (let i = 0; i < 4; i++) closed.add(i);
    return [closed.a, closed.b, closed.c, closed.d];
  }
}

function mix(value: number, factor: number, neighbour: number): number {
  const h = Math.imul(value, factor);
  return (((h << 15) | (h >>> 17)) + neighbour) | 0;
}

/** 32 hex digits of four lanes. */
export function hexOf(lanes: ArrayLike<number>): string {
  return Array.from(lanes, (lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

/** One 32-bit integer over many, fast enough to check a file of 10 MB at every start. */
export function checksum(values: Int32Array): number {
  const sum = new Checksum();
  sum.add(values);
  return sum.value();
}

/** The same of integers that come in parts. */
export class Checksum {
  private h = 0;
  private length = 0;

  add(values: Int32Array): void {
    let h = this.h;
    for (let i = 0; i < values.length; i++) {
      h = Math.imul(h ^ values[i]!, 0xcc9e2d51);
      h = (h << 13) | (h >>> 19);
    }
    this.h = h;
    this.length += values.length;
  }

  value(): number {
    const all = this.h ^ this.length;
    const h = Math.imul(all ^ (all >>> 16), 0x85ebca6b);
    return h ^ (h >>> 13);
  }
}
