/**
 * An outside client of the HTTP interface: it knows the addresses and shapes of the contract and nothing of the
 * server. The demo plays with it, and the tests of the interface use it.
 */
import type { Problem, Snapshot, StreamMessage } from '@/lib/http/schemas';

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

export interface CallOptions {
  method?: string;
  body?: unknown;
  key?: string | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** One call; whatever the status, the body comes parsed (JSON) or as text. */
export async function call<Body = unknown>(
  base: string,
  path: string,
  { method, body, key, headers = {}, signal }: CallOptions = {},
): Promise<Answer<Body>> {
  const response = await fetch(base + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    body: (isJson ? JSON.parse(text) : text) as Body,
    headers: response.headers,
  };
}

/** A call that must succeed. Throws with the problem's code and title. */
export async function must<Body>(base: string, path: string, options?: CallOptions): Promise<Body> {
  const { status, body } = await call<Body | Problem>(base, path, options);
  if (status < 400) return body as Body;
  const { code, title, errors } = body as Problem;
  throw new Error(
    `${options?.method ?? ''} ${path}: ${status} ${code}: ${title} ${JSON.stringify(errors ?? {})}`,
  );
}

export const eventPath = (code: string, rest = '') => `/api/events/${code}${rest}`;

export const snapshotOf = (base: string, code: string, key?: string) =>
  must<Snapshot>(base, eventPath(code), { key });

/** Reads an event's stream until `signal` aborts or the server ends it. */
export async function* follow(
  base: string,
  code: string,
  { key, after, signal }: { key?: string | undefined; after?: number; signal?: AbortSignal } = {},
): AsyncGenerator<StreamMessage> {
  const query = after === undefined ? '' : `?after=${after}`;
  const response = await fetch(base + eventPath(code, `/stream${query}`), {
    headers: key ? { authorization: `Bearer ${key}` } : {},
    ...(signal && { signal }),
  });
  if (!response.ok || !response.body) throw new Error(`stream: ${response.status}`);
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(part, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const message = parseBlock(block);
        if (message) yield message;
      }
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

function parseBlock(block: string): StreamMessage | null {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    }),
  );
  const data = fields.get('data');
  const type = fields.get('event');
  if (!data || !type) return null;
  const id = fields.get('id');
  return { type, version: id === undefined ? null : Number(id), data: JSON.parse(data) } as StreamMessage;
}
