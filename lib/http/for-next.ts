import { addressOf } from '@/lib/auth';
import { dbNow } from '@/lib/db';
import { BodyTooLarge, type HttpReply, type HttpRequest, type Sink, type StreamBody } from './message';
import { problem } from './problem';
import type { Route } from './route';

/** Routes without a named part get no params. */
type NextHandler = (
  request: Request,
  context: { params?: Promise<Record<string, string>> },
) => Promise<Response>;

/** A route as a handler of Next's: `export const POST = forNext(startRoute)`. */
export function forNext(route: Route): NextHandler {
  return async (request, context) => {
    const receivedAt = dbNow();
    const reply = await route.handle(fromWeb(request, receivedAt), (await context.params) ?? {});
    return toWeb(reply, request.signal);
  };
}

/** For addresses below `/api` that are none of ours. */
export function nothingHere(): Response {
  return toWeb(problem('not-found'), new AbortController().signal);
}

function fromWeb(request: Request, receivedAt: number): HttpRequest {
  const header = (name: string) => request.headers.get(name);
  return {
    method: request.method,
    url: new URL(request.url),
    header,
    receivedAt,
    address: addressOf(header),
    body: (limit) => readBody(request, limit),
    chunks: () => chunksOf(request),
    gone: () => request.signal,
  };
}

async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

async function readBody(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLarge();
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) throw new BodyTooLarge();
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

function toWeb({ status, headers = {}, body }: HttpReply, signal: AbortSignal): Response {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of Array.isArray(value) ? value : [value]) all.append(name, one);
  return new Response(typeof body === 'function' ? streamed(body, signal) : body, { status, headers: all });
}

/** The reader going away shows as the stream's cancel or as the request's abort: either ends it, once. */
function streamed(open: StreamBody, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let leave = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let ended = false;
        const end = () => {
          if (ended) return;
          ended = true;
          leave();
        };
        const sink: Sink = {
          write: (frame) => {
            // What was encoded for many is nobody's to take away: a copy goes.
            if (!ended) controller.enqueue(typeof frame === 'string' ? encoder.encode(frame) : frame.slice());
          },
          waiting: () => Math.max(0, -(controller.desiredSize ?? 0)),
          close: () => {
            if (ended) return;
            end();
            controller.close();
          },
        };
        const stop = open(sink);
        leave = stop;
        signal.addEventListener('abort', end, { once: true });
      },
      cancel: () => leave(),
    },
    { highWaterMark: 0, size: (chunk) => chunk?.byteLength ?? 0 },
  );
}
