import { type FileHandle, open } from 'node:fs/promises';

/** Longer than most lines; a longer one is read on. */
const PIECE = 512;
const END = 10;

/** A text file whose lines are sorted by their first word, looked into where it lies: nothing of it is kept. */
export class SortedFile {
  private constructor(
    private readonly file: FileHandle,
    private readonly size: number,
  ) {}

  static async with<T>(path: string, use: (file: SortedFile) => Promise<T>): Promise<T> {
    const file = await open(path);
    try {
      return await use(new SortedFile(file, (await file.stat()).size));
    } finally {
      await file.close();
    }
  }

  /** The line that begins with a word and a space, or null. */
  async find(word: string): Promise<string | null> {
    const wanted = `${word} `;
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = await this.lineStart(middle);
      const line = await this.lineAt(start);
      if (line.startsWith(wanted)) return line;
      if (line < wanted) low = start + line.length + 1;
      else high = Math.max(start, low);
    }
    return null;
  }

  /** From a byte on to the line's end. */
  async lineAt(from: number): Promise<string> {
    let text = '';
    for (let at = from; at < this.size; at += PIECE) {
      const piece = await this.read(at, PIECE);
      const end = piece.indexOf(END);
      text += piece.toString('latin1', 0, end < 0 ? piece.length : end);
      if (end >= 0) break;
    }
    return text;
  }

  /** Where the line that a byte belongs to begins. */
  private async lineStart(byte: number): Promise<number> {
    for (let to = byte; to > 0; ) {
      const from = Math.max(0, to - PIECE);
      const end = (await this.read(from, to - from)).lastIndexOf(END);
      if (end >= 0) return from + end + 1;
      to = from;
    }
    return 0;
  }

  private async read(from: number, length: number): Promise<Buffer> {
    const { buffer, bytesRead } = await this.file.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  }
}
