import { createHash } from 'node:crypto';
import { type HttpReply, type HttpRequest, json } from './message';

/** JSON with an ETag: a page that asks again for what it has is told so in a line. */
export function tagged(request: HttpRequest, value: unknown): HttpReply {
  const reply = json(value);
  const tag = `"${createHash('sha256').update(String(reply.body)).digest('base64url').slice(0, 22)}"`;
  const headers = { etag: tag, 'cache-control': 'no-cache' };
  return isAmong(tag, request.header('if-none-match'))
    ? { status: 304, headers }
    : { ...reply, headers: { ...reply.headers, ...headers } };
}

/** Whether a header names the tag: in a list, as a weak one, as proxies make them that compress, or as any. */
function isAmong(tag: string, header: string | null): boolean {
  const told = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return told.includes(tag) || told.includes('*');
}
