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

/** One request on a fresh connection, as from a phone that was quiet for a minute; status 0: no answer. */
export function sendOnce(port: number, request: string): Promise<Sent> {
  return new Promise((resolve) => {
    const startedAt = nowMs();
    let text = '';
    const end = (status: number, body: string) => {
      resolve({ status, body, startedAt, answeredAt: nowMs() });
      socket.destroy();
    };
    const socket = open(port, (more) => {
      text += more;
      const answer = readAnswer(text);
      if (answer) end(answer.status, answer.body);
    });
    socket.on('error', () => {});
    socket.once('close', () => end(0, ''));
    socket.write(request);
  });
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
