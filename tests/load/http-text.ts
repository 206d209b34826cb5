/**
 * As much of HTTP/1.1 as our own server's answers need, on text of one byte a character (latin1): a load generator
 * that shares two cores with the server must cost less than what it measures.
 */

/** Takes the body of an endless answer, in chunks or not, apart into server-sent events. */
export class EventReader {
  private head: string | null = '';
  private chunked = false;
  private left = 0;
  private line = '';
  private text = '';

  /** `onEvent` gets each event's lines, without the blank line; comments too. */
  constructor(private readonly onEvent: (text: string) => void) {}

  /** the status line and headers, once they are there */
  headers: string | null = null;

  push(bytes: string): void {
    let rest = bytes;
    if (this.head !== null) {
      this.head += rest;
      const end = this.head.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.headers = this.head.slice(0, end);
      rest = this.head.slice(end + 4);
      this.head = null;
      this.chunked = /\r\ntransfer-encoding: *chunked/i.test(this.headers);
    }
    if (this.chunked) this.unchunk(rest);
    else this.text += rest;
    this.cut();
  }

  private unchunk(bytes: string): void {
    let at = 0;
    while (at < bytes.length) {
      if (this.left > 0) {
        const part = bytes.slice(at, at + this.left);
        this.text += part;
        this.left -= part.length;
        at += part.length;
        continue;
      }
      const end = bytes.indexOf('\n', at);
      if (end < 0) {
        this.line += bytes.slice(at);
        return;
      }
      const line = (this.line + bytes.slice(at, end)).trim();
      this.line = '';
      at = end + 1;
      // Empty: what ends a chunk.
      if (line !== '') this.left = Number.parseInt(line, 16);
    }
  }

  private cut(): void {
    for (;;) {
      const end = this.text.indexOf('\n\n');
      if (end < 0) return;
      const event = this.text.slice(0, end);
      this.text = this.text.slice(end + 2);
      this.onEvent(event);
    }
  }
}

/** A short answer, if all of it is there; `closes`: the connection ends with it. */
export function readAnswer(bytes: string): { status: number; body: string; closes: boolean } | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.slice(0, end);
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? -1);
  const body = bytes.slice(end + 4);
  if (length >= 0 && body.length < length) return null;
  if (length < 0 && !body.endsWith('0\r\n\r\n')) return null;
  const closes = /\r\nconnection: *close/i.test(head);
  return { status: Number(head.slice(9, 12)), body: length >= 0 ? body : unchunked(body), closes };
}

function unchunked(body: string): string {
  let text = '';
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.slice(at, end), 16);
    if (!(size > 0)) return text;
    text += body.slice(end + 2, end + 2 + size);
    at = end + size + 4;
  }
}

export const fromLatin1 = (text: string) => Buffer.from(text, 'latin1').toString('utf8');
