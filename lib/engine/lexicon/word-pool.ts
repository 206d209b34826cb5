import { MAX_WORD } from '../codes';
import { doubled } from '../doubled';

/** Words of 1..MAX_WORD tile codes end to end in one growing array, addressed by number. */
export class WordPool {
  private bytes = new Uint8Array(1 << 16);
  private starts = new Int32Array(1 << 12);
  size = 0;

  /** Adds codes[0..length), or the same backwards; returns the word's number. */
  add(codes: ArrayLike<number>, length: number, backwards = false): number {
    const start = this.starts[this.size]!;
    if (start + MAX_WORD > this.bytes.length) this.bytes = doubled(this.bytes);
    if (this.size + 2 > this.starts.length) this.starts = doubled(this.starts);
    for (let i = 0; i < length; i++) this.bytes[start + i] = codes[backwards ? length - 1 - i : i]!;
    this.size++;
    this.starts[this.size] = start + length;
    return this.size - 1;
  }

  length(word: number): number {
    return this.starts[word + 1]! - this.starts[word]!;
  }

  /** Code at an index of a word, 0 behind its end. */
  at(word: number, index: number): number {
    const place = this.starts[word]! + index;
    return place < this.starts[word + 1]! ? this.bytes[place]! : 0;
  }

  /** Length of the common beginning of two words. */
  shared(a: number, b: number): number {
    let index = 0;
    while (this.at(a, index) !== 0 && this.at(a, index) === this.at(b, index)) index++;
    return index;
  }
}
