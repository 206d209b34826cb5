import { connect, type Socket } from 'node:net';
import { EventReader, readAnswer } from './http-text';

/** Milliseconds since 1970 with fractions, by this machine's clock: the service's own, as both run here. */
export const nowMs = () => performance.timeOrigin + performance.now();

// All sockets are read into the same memory: a reading is taken up before the next one begins.
const shared = Buffer.allocUnsafe(64 * 1024);

function open(port: number, onText: (text: string) => void): Socket {
  return connect({
    host: '127.0.0.1',
    port,
    noDelay: true,
    onread: {
      buffer: shared,
      callback: (size: number, buffer: Uint8Array) => {
        onText((buffer as Buffer).toString('latin1', 0, size));
        return true;
      },
    },
  });
}

export interface OpenStream {
  /** bytes that came so far */
  bytes(): number;
  close(): void;
}

export interface StreamEvents {
  /** an event's lines, with the time when its last byte was here */
  onEvent(text: string, at: number): void;
  onEnd(): void;
}

/** Follows an event as a player's page does, over a connection of its own. */
export function openStream(port: number, path: string, key: string | null, on: StreamEvents): OpenStream {
  let bytes = 0;
  const reader = new EventReader((text) => on.onEvent(text, nowMs()));
  const socket = open(port, (text) => {
    bytes += text.length;
    reader.push(text);
  });
  socket.on('error', () => {});
  socket.once('close', on.onEnd);
  socket.write(requestText('GET', path, { key }));
  return { bytes: () => bytes, close: () => socket.destroy() };
}

export interface Sent {
  status: number;
  body: string;
  startedAt: number;
  answeredAt: number;
}

/** A connection for one request at a time. */
class Connection {
  private text = '';
  private answered: ((answer: { status: number; body: string } | null) => void) | null = null;
  readonly socket: Socket;
  open = true;

  constructor(port: number) {
    this.socket = open(port, (more) => this.hear(more));
    this.socket.on('error', () => {});
    this.socket.once('close', () => {
      this.open = false;
      this.answered?.(null);
    });
  }

  /** Null: it was closed without an answer. */
  async send(request: string): Promise<{ status: number; body: string } | null> {
    this.text = '';
    const answer = new Promise<{ status: number; body: string } | null>((resolve) => {
      this.answered = resolve;
    });
    this.socket.write(request, 'latin1');
    return answer.finally(() => {
      this.answered = null;
    });
  }

  private hear(more: string): void {
    this.text += more;
    const answer = readAnswer(this.text);
    if (!answer) return;
    if (answer.closes) this.open = false;
    this.answered?.(answer);
  }
}

/**
 * Connections to the service. Kept ones are used again when they are free, as browsers do within a minute or two and
 * as a proxy does for all who come through it; `fresh`: each request has one of its own.
 */
export class Connections {
  private readonly idle: Connection[] = [];

  constructor(
    private readonly port: number,
    private readonly fresh = false,
  ) {}

  /** One request; status 0: no answer. */
  async send(request: string): Promise<Sent> {
    const startedAt = nowMs();
    const kept = this.take();
    // A kept connection may have ended at the other side a moment ago.
    const answer = (await kept?.send(request)) ?? null;
    const used = answer ? kept : new Connection(this.port);
    const sure = answer ?? (await used?.send(request)) ?? { status: 0, body: '' };
    const answeredAt = nowMs();
    if (used) this.giveBack(used);
    return { status: sure.status, body: sure.body, startedAt, answeredAt };
  }

  /** Opens some beforehand, as a proxy has them from the minutes before. */
  async open(count: number): Promise<void> {
    if (this.fresh) return;
    const request = requestText('GET', '/api/time');
    await Promise.all(Array.from({ length: count }, () => this.send(request)));
  }

  close(): void {
    for (const connection of this.idle) connection.socket.destroy();
  }

  private take(): Connection | undefined {
    let kept = this.idle.pop();
    while (kept && !kept.open) kept = this.idle.pop();
    return kept;
  }

  private giveBack(connection: Connection): void {
    if (connection.open && !this.fresh) this.idle.push(connection);
    else connection.socket.destroy();
  }
}

export function requestText(
  method: string,
  path: string,
  { key, body }: { key?: string | null; body?: unknown } = {},
): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  return [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(key ? [`authorization: Bearer ${key}`] : []),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
    '',
    Buffer.from(text, 'utf8').toString('latin1'),
  ].join('\r\n');
}
