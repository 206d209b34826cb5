/**
 * The shapes that every route speaks, whoever carries them: Next's route handlers and the front door's bare
 * `node:http` both turn their own requests into these.
 */
export interface HttpRequest {
  method: string;
  url: URL;
  header(name: string): string | null;
  /** ms by the database's clock, taken when the request's first byte was seen */
  receivedAt: number;
  /** the client's address, for limits */
  address: string;
  /** the whole body; rejects with {@link BodyTooLarge} past `limit` bytes */
  body(limit: number): Promise<string>;
  /** the body as it comes, of any size; a sender that falls silent is cut off */
  chunks(): AsyncIterable<Uint8Array>;
  /** aborted when the client goes away */
  gone(): AbortSignal;
}

export class BodyTooLarge extends Error {}

/** Where a stream is written to. */
export interface Sink {
  write(frame: string | Uint8Array): void;
  /** bytes that the reader has not taken yet */
  waiting(): number;
  close(): void;
}

/** Called once with the sink; returns what to do when the reader goes away. */
export type StreamBody = (sink: Sink) => () => void;

export interface HttpReply {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array<ArrayBuffer> | StreamBody;
}

export function json(value: unknown, status = 200, headers: HttpReply['headers'] = {}): HttpReply {
  return jsonText(JSON.stringify(value), status, headers);
}

/** The same for what is JSON text already. */
export function jsonText(body: string, status = 200, headers: HttpReply['headers'] = {}): HttpReply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body,
  };
}

/** An answer that somebody opens as a page is what its type says, shows nothing else and runs nothing. */
const INERT = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

export const inert = (reply: HttpReply): HttpReply => ({ ...reply, headers: { ...INERT, ...reply.headers } });
