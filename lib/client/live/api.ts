import type { Problem } from '@/lib/http/schemas';

export type Answer<Body> = { ok: true; body: Body } | { ok: false; problem: Problem };

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
  /** goes on when the page is left */
  keepalive?: boolean;
}

/** What the screen says when no answer came: the connection is the problem, not the form. */
export function isUnreachable(problem: Problem): boolean {
  return problem.status === 0;
}

const unreachable: Problem = {
  type: 'about:blank',
  title: 'The server cannot be reached. Check the connection and try again.',
  status: 0,
  code: 'unavailable',
};

/**
 * One call of the HTTP interface. Refusals come back as problem documents, a missing connection as one with
 * status 0; nothing is thrown but an abort by the caller's signal.
 */
export async function callApi<Body>(path: string, request: Request = {}): Promise<Answer<Body>> {
  const { method = request.body === undefined ? 'GET' : 'POST', body, signal, keepalive } = request;
  try {
    const response = await fetch(path, {
      method,
      signal,
      keepalive,
      cache: 'no-store',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return await read<Body>(response);
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, problem: unreachable };
  }
}

async function read<Body>(response: Response): Promise<Answer<Body>> {
  const text = await response.text();
  const body = text ? parse(text) : null;
  if (response.ok) return { ok: true, body: body as Body };
  return { ok: false, problem: isProblem(body) ? body : unexpected(response) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'title' in body;
}

/** A refusal that is no document of ours: a proxy, or the server going down. */
function unexpected({ status }: Response): Problem {
  const title = 'Something went wrong here. Try again in a moment.';
  return { type: 'about:blank', title, status, code: status === 503 ? 'unavailable' : 'server-error' };
}

/** Path of an event's resource: `eventPath('K7P4QX', '/players')`. */
export function eventPath(code: string, rest = ''): string {
  return `/api/events/${encodeURIComponent(code)}${rest}`;
}
