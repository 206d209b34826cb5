/**
 * What a route is, and the one way every request goes: cross-site check → method and body → schema → who asks →
 * use case → JSON or problem document. Routes are plain objects; Next's handlers and the front door mount them.
 */
import type { z } from 'zod';
import { sessionUser } from '@/lib/auth';
import { type EventInfo, eventByCode, Refusal, type Viewer, viewerOf } from '@/lib/event';
import { log } from '@/lib/ops';
import { isCrossSite } from './cross-site';
import { hashKey, keysOf } from './keys';
import { BodyTooLarge, type HttpReply, type HttpRequest } from './message';
import { problem } from './problem';
import { joinUrl } from './public-address';
import type { ProblemCode } from './schemas';
import { isUnavailable } from './unavailable';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Params = Record<string, string>;

/** What a route's `run` is given. `event` and `viewer` are there for paths with a `:code`. */
export interface Call<Body, Query> {
  request: HttpRequest;
  params: Params;
  body: Body;
  query: Query;
  event: EventInfo;
  viewer: Viewer;
}

export interface RouteSpec<Body extends z.ZodType, Query extends z.ZodType> {
  method: Method;
  /** `/api/events/:code/rounds/:n/slip` */
  path: string;
  /** for the OpenAPI document */
  summary: string;
  /** who may call it; `host` and `player` need the event's key or, for hosts, its owner's session */
  who: 'anyone' | 'player' | 'host';
  body?: Body;
  /** media types of a body that `run` reads itself */
  takes?: readonly string[];
  query?: Query;
  /** status and shape of the answer, for the OpenAPI document */
  answers: { status: number; schema?: z.ZodType; type?: string };
  run(call: Call<z.output<Body>, z.output<Query>>): Promise<HttpReply | Refusal>;
}

export interface Route extends Omit<RouteSpec<z.ZodType, z.ZodType>, 'run'> {
  /** never rejects: what goes wrong becomes a problem document */
  handle(request: HttpRequest, params: Params): Promise<HttpReply>;
}

/** Room for the longest slip or form, and little more. */
const MOST_BYTES = 16 * 1024;

export function route<Body extends z.ZodType = z.ZodUndefined, Query extends z.ZodType = z.ZodUndefined>(
  spec: RouteSpec<Body, Query>,
): Route {
  const answer = async (request: HttpRequest, params: Params): Promise<HttpReply> => {
    if (request.method !== 'GET' && isCrossSite(request)) return problem('cross-site');
    const asked = await ask(spec, request, params);
    if (asked instanceof Refusal) return problem(asked.code, asked.details);
    const result = await spec.run(asked);
    return result instanceof Refusal ? problem(result.code, result.details) : result;
  };
  const handle = (request: HttpRequest, params: Params) =>
    answer(request, params).catch((error) => mishap(error, spec));
  return { ...(spec as unknown as RouteSpec<z.ZodType, z.ZodType>), handle };
}

function mishap(error: unknown, { method, path }: { method: string; path: string }): HttpReply {
  if (error instanceof BodyTooLarge) return problem('body-too-large');
  if (isUnavailable(error)) return problem('unavailable', { retryAfterSeconds: 1 });
  const id = Math.random().toString(36).slice(2, 10);
  log.error('a request failed', { id, method, path, error });
  return problem('server-error', { detail: `If it happens again, tell the organiser: error ${id}.` });
}

async function ask<Body extends z.ZodType, Query extends z.ZodType>(
  spec: RouteSpec<Body, Query>,
  request: HttpRequest,
  params: Params,
): Promise<Call<z.output<Body>, z.output<Query>> | Refusal> {
  // The body is read before anything is looked up: a slow sender costs no connection to the database.
  const body = spec.body ? await readBody(spec.body, request) : undefined;
  if (body instanceof Refusal) return body;
  const query = spec.query?.safeParse(Object.fromEntries(request.url.searchParams));
  if (query && !query.success) return invalid(query.error);
  const call = { request, params, body, query: query?.data } as Call<z.output<Body>, z.output<Query>>;
  if (params.code === undefined) return call;
  const event = await eventByCode(params.code);
  if (!event) return new Refusal('event-not-found');
  const viewer = await viewerFor(request, event);
  const missing = lacks(spec.who, viewer, request, event.code);
  return missing ? new Refusal(missing) : { ...call, event, viewer };
}

async function viewerFor(request: HttpRequest, event: EventInfo): Promise<Viewer> {
  const keys = keysOf((name) => request.header(name), event.code);
  const cookies = request.header('cookie');
  const user = event.ownerId && !keys.host && cookies ? await sessionUser(cookies) : null;
  const proofs = {
    playerKeyHash: keys.player && hashKey(keys.player),
    hostKeyHash: keys.host && hashKey(keys.host),
    userId: user?.id ?? null,
  };
  return viewerOf(event, proofs, joinUrl(request, event.code));
}

function lacks(
  who: 'anyone' | 'player' | 'host',
  viewer: Viewer,
  request: HttpRequest,
  code: string,
): ProblemCode | null {
  if (who === 'anyone' || (who === 'player' ? viewer.player : viewer.host)) return null;
  const keys = keysOf((name) => request.header(name), code);
  return keys.player || keys.host ? 'key-wrong' : 'key-missing';
}

/** An empty body counts as `{}`: commands may be sent with nothing to say. */
async function readBody(schema: z.ZodType, request: HttpRequest): Promise<unknown | Refusal> {
  const text = await request.body(MOST_BYTES);
  const type = request.header('content-type') ?? '';
  if (text !== '' && !/^application\/json\b/i.test(type)) return new Refusal('wrong-content-type');
  let value: unknown = {};
  try {
    if (text !== '') value = JSON.parse(text);
  } catch {
    return new Refusal('not-json');
  }
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : invalid(parsed.error);
}

/** The `:n` of a path as a round's number; 0, which no round has, for anything else. */
export function roundNumber({ n = '' }: Params): number {
  return /^\d{1,4}$/.test(n) ? Number(n) : 0;
}

/** Of the ways that a body could be read, the one that it comes closest to says what is wrong. */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  return issue.errors.reduce((best, other) => (other.length < best.length ? other : best));
}

/** Faults by field, dotted: what a form shows beside each. */
export function invalid(error: z.ZodError): Refusal {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues.flatMap(closest)) {
    const field = issue.path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return new Refusal('invalid-input', { errors });
}
