import type { TextKind } from './detect-text';
import { NotAWordList } from './report';

/** A word, its meaning and more: no line of a list is longer. */
const LONGEST = 10_000;

/** Ends of lines. A return that is the last character may be half of one. */
const UNFINISHED = /\r\n|\n|\r(?!$)/;

/** Lines of a file that comes in pieces. `part`: how much of its `size` has been read, 0 to 1. @throws NotAWordList */
export function* linesOf(
  pieces: Iterable<Uint8Array>,
  { encoding, mark }: TextKind,
  size: number,
): Generator<{ text: string; part: number }> {
  const decoder = new TextDecoder(encoding);
  let rest = '';
  let read = 0;
  for (const piece of pieces) {
    const part = Math.min(1, read / size);
    const bytes = read === 0 ? piece.subarray(mark) : piece;
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(UNFINISHED);
    rest = lines.pop() ?? '';
    for (const text of lines) yield { text: short(text), part };
    short(rest);
    read += piece.length;
  }
  rest += decoder.decode();
  for (const text of rest.split(/\r\n?|\n/)) yield { text: short(text), part: 1 };
}

function short(text: string): string {
  if (text.length <= LONGEST) return text;
  throw new NotAWordList(
    'upload-long-line',
    `A line has more than ${LONGEST} characters. Write one word a line.`,
  );
}
