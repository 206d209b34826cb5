/**
 * Forms with a file (RFC 7578), read as they come: the file is handed on in pieces and never held. As much of
 * the format as browsers and curl write.
 */
export interface Form<T> {
  fields: Record<string, string>;
  /** What `onFile` made of the first file. */
  file: T | undefined;
  fileName: string | undefined;
}

export class BadForm extends Error {}

/** Room for a part's headers, or for a field. */
const MOST = 16 * 1024;

/** The boundary that a content type names; null when it is no form. */
export function boundaryOf(contentType: string | null): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType ?? '') ?? [];
  return quoted ?? plain ?? null;
}

/** @throws BadForm */
export async function readForm<T>(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
  onFile: (pieces: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<Form<T>> {
  const form: Form<T> = { fields: {}, file: undefined, fileName: undefined };
  const reader = new PartReader(chunks, `\r\n--${boundary}`);
  await reader.skipTo(`--${boundary}`);
  while (await reader.nextPart()) {
    const headers = await reader.text('\r\n\r\n');
    const name = /;\s*name="([^"]*)"/i.exec(headers)?.[1];
    const fileName = /;\s*filename="([^"]*)"/i.exec(headers)?.[1];
    if (fileName !== undefined && form.file === undefined) {
      form.fileName = fileName;
      form.file = await onFile(reader.pieces());
    } else {
      const value = await reader.text(reader.end);
      if (name) form.fields[name] = value;
    }
  }
  return form;
}

class PartReader {
  private readonly source: AsyncIterator<Uint8Array>;
  private held: Buffer = Buffer.alloc(0);
  private done = false;

  /** `end`: what stands behind each part. */
  constructor(
    chunks: AsyncIterable<Uint8Array>,
    readonly end: string,
  ) {
    this.source = chunks[Symbol.asyncIterator]();
  }

  async skipTo(mark: string): Promise<void> {
    await this.text(mark);
  }

  /** After a boundary: whether another part follows. */
  async nextPart(): Promise<boolean> {
    while (this.held.length < 2 && !this.done) await this.more();
    if (this.held.subarray(0, 2).toString('latin1') === '--') return false;
    await this.text('\r\n');
    return true;
  }

  /** Everything up to the mark, which is passed over. */
  async text(mark: string): Promise<string> {
    for (;;) {
      const at = this.held.indexOf(mark);
      if (at >= 0) {
        const text = this.held.toString('utf8', 0, at);
        this.held = this.held.subarray(at + Buffer.byteLength(mark));
        return text;
      }
      if (this.done || this.held.length > MOST) throw new BadForm();
      await this.more();
    }
  }

  /** The part's content; what might be the beginning of the mark waits for what follows. */
  async *pieces(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.held.indexOf(this.end);
      const sure = at >= 0 ? at : Math.max(0, this.held.length - this.end.length);
      if (sure > 0) yield this.held.subarray(0, sure);
      this.held = this.held.subarray(at >= 0 ? at + this.end.length : sure);
      if (at >= 0) return;
      if (this.done) throw new BadForm();
      await this.more();
    }
  }

  private async more(): Promise<void> {
    const { done, value } = await this.source.next();
    if (done) this.done = true;
    else this.held = this.held.length === 0 ? Buffer.from(value) : Buffer.concat([this.held, value]);
  }
}
