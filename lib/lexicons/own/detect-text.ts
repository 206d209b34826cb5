/** Tells what kind of text a file is, or that it is none. */
import { isUtf8 } from 'node:buffer';
import { NotAWordList } from './report';

/** Encoding as `TextDecoder` names it, and the bytes of its mark at the start. */
export interface TextKind {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  mark: number;
}

/** First bytes of files that people take for word lists. */
const KNOWN: readonly [name: string, bytes: readonly number[]][] = [
  ['a ZIP archive (perhaps a spreadsheet or a document)', [0x50, 0x4b, 0x03, 0x04]],
  ['a gzip archive', [0x1f, 0x8b]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46]],
  ['an old Word or Excel document', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a 7-Zip archive', [0x37, 0x7a, 0xbc, 0xaf]],
];

/** How text begins that was written by a program for itself. A bracket alone may be a tile of several letters. */
const WRITTEN: readonly [name: string, begins: RegExp][] = [
  ['an RTF document', /^\{\\rtf/],
  ['a JSON file', /^\s*(\{|\[\s*["{[\d])/],
];
const MARKUP = /^\s*<(!doctype|html|\?xml|head|body|svg)\b/i;

/** @throws NotAWordList */
export function detectText(bytes: Uint8Array): TextKind {
  const starts = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  const known = KNOWN.find(([, mark]) => starts(mark));
  if (known) throw new NotAWordList('upload-not-text', `This is ${known[0]}. Save the words as plain text.`);
  const kind = encodingOf(bytes, starts);
  const head = new TextDecoder(kind.encoding).decode(bytes.subarray(0, 2000));
  if (MARKUP.test(head))
    throw new NotAWordList('upload-not-text', 'This is a web page. Save the words as plain text.');
  const written = WRITTEN.find(([, begins]) => begins.test(head));
  if (written)
    throw new NotAWordList(
      'upload-not-text',
      `This is ${written[0]}. Save the words as plain text, one a line.`,
    );
  if (!kind.encoding.startsWith('utf-16') && hasControls(bytes))
    throw new NotAWordList('upload-not-text', 'This is not text. Save the words as plain text, one a line.');
  return kind;
}

function encodingOf(bytes: Uint8Array, starts: (mark: readonly number[]) => boolean): TextKind {
  if (starts([0xef, 0xbb, 0xbf])) return { encoding: 'utf-8', mark: 3 };
  if (starts([0xff, 0xfe])) return { encoding: 'utf-16le', mark: 2 };
  if (starts([0xfe, 0xff])) return { encoding: 'utf-16be', mark: 2 };
  // Text of another encoding is valid UTF-8 by chance only if it has next to no marked letters.
  return { encoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252', mark: 0 };
}

/** Bytes below 32 but tab, line ends, form feed and the end mark of old systems. */
function hasControls(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte < 32 && (byte < 9 || byte > 13) && byte !== 26) return true;
  }
  return false;
}
