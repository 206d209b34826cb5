import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  BodyTooLarge,
  clientAddress,
  type HttpReply,
  type HttpRequest,
  type Route,
  type Sink,
} from '@/lib/http';

/** A request of `node:http` as the routes read it. `receivedAt`: database time of its first byte, ms. */
export function fromNode(
  request: IncomingMessage,
  response: ServerResponse,
  receivedAt: number,
): HttpRequest {
  return new NodeRequest(request, response, receivedAt);
}

class NodeRequest implements HttpRequest {
  readonly method: string;
  readonly address: string;
  private parsed: URL | undefined;

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    readonly receivedAt: number,
  ) {
    // The server leaves out the body by itself.
    this.method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    this.address = clientAddress(request.socket.remoteAddress, this.header('x-forwarded-for'));
  }

  get url(): URL {
    // The host is what the client says, and need not be one.
    this.parsed ??= new URL(this.request.url ?? '/', 'http://localhost');
    return this.parsed;
  }

  header(name: string): string | null {
    const value = this.request.headers[name];
    return Array.isArray(value) ? (value[0] ?? null) : (value ?? null);
  }

  body(limit: number): Promise<string> {
    return readBody(this.request, limit);
  }

  chunks(): AsyncIterable<Uint8Array> {
    return chunksOf(this.request);
  }

  gone(): AbortSignal {
    return goneSignal(this.response);
  }
}

/** A sender of a long body that is silent for longer has gone without saying so. */
const SILENCE_MS = 30_000;

async function* chunksOf(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  request.setTimeout(SILENCE_MS, () => request.destroy());
  try {
    // Who stops reading half-way still wants to answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) yield chunk;
  } finally {
    request.setTimeout(0);
    request.resume();
  }
}

/** Aborted as well when the answer is finished: nobody waits any more. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  else response.once('close', () => gone.abort());
  return gone.signal;
}

/** A sender that needs longer than this for some kilobytes is holding a connection, not sending. */
const BODY_MS = 15_000;

/** Who has not sent all of it yet, since when; looked at together, as a timer for each slip costs as much as reading it. */
const slowSenders = new Map<IncomingMessage, number>();
const LOOK_MS = 1000;

function watchSender(request: IncomingMessage): void {
  if (slowSenders.size === 0) setTimeout(dropSlowSenders, LOOK_MS).unref();
  slowSenders.set(request, performance.now());
}

function dropSlowSenders(): void {
  const latest = performance.now() - BODY_MS;
  for (const [request, since] of slowSenders) if (since < latest) request.destroy();
  if (slowSenders.size > 0) setTimeout(dropSlowSenders, LOOK_MS).unref();
}

function readBody(request: IncomingMessage, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const take = (part: Buffer) => {
      size += part.length;
      if (size <= limit) parts.push(part);
      else end(() => reject(new BodyTooLarge()));
    };
    const done = () =>
      end(() => resolve((parts.length === 1 ? parts[0] : Buffer.concat(parts))?.toString('utf8') ?? ''));
    const fail = (error: Error) => end(() => reject(error));
    const gone = () => fail(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    watchSender(request);
    const end = (act: () => void) => {
      slowSenders.delete(request);
      request.off('data', take).off('end', done).off('close', gone);
      act();
    };
    // A late fault is nobody's any more, and must not end the process: this listener stays.
    request.on('error', fail);
    request.on('data', take).once('end', done).once('close', gone);
  });
}

export async function answerNode(
  route: Route,
  request: HttpRequest,
  params: Record<string, string>,
  response: ServerResponse,
): Promise<void> {
  writeReply(await route.handle(request, params), response);
}

export function writeReply({ status, headers = {}, body }: HttpReply, response: ServerResponse): void {
  if (response.destroyed) return;
  if (typeof body !== 'function' || response.req.method === 'HEAD') {
    response.writeHead(status, headers);
    response.end(typeof body === 'function' ? undefined : body);
    // What is left of a body that was refused half read would be taken for the next request.
    if (status === 413) response.socket?.end();
    return;
  }
  // Ends with its connection: so it needs no framing of chunks around every message.
  response.removeHeader('transfer-encoding');
  response.writeHead(status, { ...headers, connection: 'close' });
  response.flushHeaders();
  response.socket?.setNoDelay(true);
  const { socket } = response;
  const sink: Sink = {
    // Past the layers that frame an answer: there is nothing to frame, and there are ten thousand to write.
    write: (frame) => {
      if (socket && !socket.destroyed) socket.write(frame);
    },
    waiting: () => socket?.writableLength ?? 0,
    close: () => response.end(),
  };
  const leave = body(sink);
  response.once('close', leave);
}
