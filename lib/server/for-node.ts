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
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? (value[0] ?? null) : (value ?? null);
  };
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`),
    header,
    receivedAt,
    address: clientAddress(request.socket.remoteAddress, header('x-forwarded-for')),
    body: (limit) => readBody(request, limit),
    chunks: () => chunksOf(request),
    gone: () => goneSignal(response),
  };
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

function readBody(request: IncomingMessage, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => request.destroy(), BODY_MS);
    const end = (act: () => void) => {
      clearTimeout(timer);
      request.removeAllListeners('data');
      act();
    };
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size > limit) end(() => reject(new BodyTooLarge()));
      else parts.push(part);
    });
    request.on('end', () => end(() => resolve(Buffer.concat(parts).toString('utf8'))));
    request.on('error', (error) => end(() => reject(error)));
    request.on('close', () => end(() => reject(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))));
  });
}

export async function answerNode(
  route: Route,
  request: HttpRequest,
  params: Record<string, string>,
  response: ServerResponse,
): Promise<void> {
  write(await route.handle(request, params), response);
}

function write({ status, headers = {}, body }: HttpReply, response: ServerResponse): void {
  if (response.destroyed) return;
  if (typeof body !== 'function') {
    response.writeHead(status, headers);
    response.end(body);
    // What is left of a body that was refused half read would be taken for the next request.
    if (status === 413) response.socket?.end();
    return;
  }
  response.writeHead(status, headers);
  response.flushHeaders();
  response.socket?.setNoDelay(true);
  const sink: Sink = {
    write: (text) => {
      if (!response.destroyed) response.write(text);
    },
    waiting: () => response.writableLength,
    close: () => response.end(),
  };
  const leave = body(sink);
  response.once('close', leave);
}
