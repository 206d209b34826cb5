/** Framing of server-sent events (WHATWG HTML, section 9.2). `data` must be one line: JSON is. */
export function frame(type: string, data: string, id?: number): string {
  return `event: ${type}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`;
}

/**
 * A message of which one field differs from reader to reader: what is the same for all is encoded once, and each
 * copy costs no more than a copy. `shared`: JSON text of an object; `field`: what each copy adds to it.
 */
export class PersonalFrame {
  private readonly head: Buffer;

  constructor(type: string, shared: string, field: string, id: number) {
    const open = shared.slice(0, -1);
    const text = frame(type, `${open}${open.length > 1 ? ',' : ''}"${field}":`, id);
    this.head = Buffer.from(text.slice(0, -END.length));
  }

  /** `value`: JSON text */
  with(value: string): Buffer {
    return Buffer.concat([this.head, Buffer.from(`${value}}${END}`)]);
  }
}

const END = '\n\n';

/** Adds fields, as JSON text, to the JSON text of an object. */
export function withFields(shared: string, fields: Record<string, string>): string {
  let text = shared.slice(0, -1);
  for (const [name, value] of Object.entries(fields))
    text += `${text.length > 1 ? ',' : ''}"${name}":${value}`;
  return `${text}}`;
}

export const SSE_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // no-transform: a compressing layer would hold 80 KB for each stream, and delay what it holds
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
} as const;

/** A comment line: keeps proxies from closing a quiet stream. */
export const HEARTBEAT = Buffer.from(': still here\n\n');
export const HEARTBEAT_MS = 15_000;
/** Told to the browser: how long to wait before it connects again. */
export const RETRY = 'retry: 1000\n\n';
