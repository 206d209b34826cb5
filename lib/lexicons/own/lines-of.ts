import type { TextKind } from './detect-text';
import { NotAWordList } from './report';

/** A word, its meaning and more: no line of a list is longer. */
const LONGEST = 10_000;
const SLICE = 1 << 18;

/** Lines of a file, decoded piece by piece. `part`: how much has been read, 0 to 1. @throws NotAWordList */
export function* linesOf(
  bytes: Uint8Array,
  { encoding, mark }: TextKind,
): Generator<{ text: string; part: number }> {
  const decoder = new TextDecoder(encoding);
  let rest = '';
  for (let at = mark; at < bytes.length; at += SLICE) {
    const part = Math.min(1, at / bytes.length);
    const lines = (rest + decoder.decode(bytes.subarray(at, at + SLICE), { stream: true })).split(/\r\n?|\n/);
    rest = lines.pop() ?? '';
    for (const text of lines) yield { text: short(text), part };
    short(rest);
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
