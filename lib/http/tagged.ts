import { createHash } from 'node:crypto';
import { type HttpReply, type HttpRequest, json } from './message';

/** JSON with an ETag: a page that asks again for what it has is told so in a line. */
export function tagged(request: HttpRequest, value: unknown): HttpReply {
  const reply = json(value);
  const tag = `"${createHash('sha256').update(String(reply.body)).digest('base64url').slice(0, 22)}"`;
  const headers = { ...reply.headers, etag: tag, 'cache-control': 'no-cache' };
  return request.header('if-none-match') === tag ? { status: 304, headers } : { ...reply, headers };
}
