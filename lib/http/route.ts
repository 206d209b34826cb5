/**
 * What a route is, and the one way every request goes: limits → cross-site check → keys → body → schema → who asks
 * → use case → JSON or problem document. Routes are plain objects; Next's handlers and the front door mount them.
 */
import type { z } from 'zod';
import { noteBoard, noteLook } from '@/lib/alone';
import { sessionUser } from '@/lib/auth';
import {
  type EventInfo,
  eventByCode,
  isKeptBack,
  keptFromOutside,
  knownEvent,
  knownViewer,
  normalCode,
  type Proofs,
  Refusal,
  type Viewer,
  viewerOf,
  wasDeleted,
} from '@/lib/event';
import { log } from '@/lib/ops';
import { isCrossSite } from './cross-site';
import { hashKey, type Keys, keysOf, NO_KEYS } from './keys';
import { RequestLimit } from './limits';
import { BodyTooLarge, type HttpReply, type HttpRequest, inert } from './message';
import { knownPerson } from './person';
import { problem } from './problem';
import { faultsOf, type ProblemCode } from './schemas';
import { isUnavailable } from './unavailable';

type Who = 'anyone' | 'player' | 'host' | 'corrector';
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Params = Record<string, string>;

/** What a route's `run` is given. `event` and `viewer` are there for paths with a `:code`. */
export interface Call<Body, Query> {
  request: HttpRequest;
  params: Params;
  body: Body;
  /** the body as it came, for routes that say `text` */
  text: string;
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
  /**
   * who may call it; `host` and `player` need the event's key or, for hosts, its owner's session; `corrector` is a
   * host, or anybody whom the host has invited to help
   */
  who: Who;
  /**
   * tells tops of closed rounds: kept back, but for the host, while the event is homework; or results, which are kept in
   * a room of a gathering with its tops while other rooms still play
   */
  tells?: 'tops' | 'results';
  /** shows the board as it is now: of an event that is over, all tops */
  shows?: 'board';
  /** counted under a limit of its own beside the one of all requests */
  limit?: 'join' | 'newEvent';
  body?: Body;
  /** shape of a JSON body that `run` hands on as it came, for the OpenAPI document */
  text?: z.ZodType;
  /** how long a body may be, where the usual room is too small */
  mostBytes?: number;
  /** media types of a body that `run` reads itself */
  takes?: readonly string[];
  query?: Query;
  /** status and shape of the answer, for the OpenAPI document; `tagged`: with an ETag */
  answers: { status: number; schema?: z.ZodType; type?: string; tagged?: true };
  run(call: Call<z.output<Body>, z.output<Query>>): Promise<HttpReply | Refusal>;
}

export interface Route extends Omit<RouteSpec<z.ZodType, z.ZodType>, 'run'> {
  /** never rejects: what goes wrong becomes a problem document */
  handle(request: HttpRequest, params: Params): Promise<HttpReply>;
}

/** Room for the longest slip or form, and little more. */
const MOST_BYTES = 16 * 1024;

/** What is counted as a guess. */
const GUESSES: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'event-not-found',
  'key-wrong',
  'personal-code-wrong',
  'table-not-found',
]);

export function route<Body extends z.ZodType = z.ZodUndefined, Query extends z.ZodType = z.ZodUndefined>(
  spec: RouteSpec<Body, Query>,
): Route {
  const handle = async (request: HttpRequest, params: Params): Promise<HttpReply> => {
    let reply: HttpReply;
    try {
      const limit = new RequestLimit(request.address);
      const admitted = admit(spec, request, params, limit);
      const call = admitted instanceof Refusal ? admitted : await callOf(spec, request, params, admitted);
      const result = call instanceof Refusal ? call : await spec.run(call);
      if (!(call instanceof Refusal || result instanceof Refusal)) await noteTold(spec, call);
      reply = result instanceof Refusal ? refusal(result, limit) : result;
    } catch (error) {
      reply = mishap(error, spec);
    }
    return inert(reply);
  };
  return { ...(spec as unknown as RouteSpec<z.ZodType, z.ZodType>), handle };
}

/** Tops that somebody was told are no secret in the own run of the event. */
async function noteTold(
  { tells, shows }: Pick<AnySpec, 'tells' | 'shows'>,
  { event, viewer, request }: Pick<Call<unknown, unknown>, 'event' | 'viewer' | 'request'>,
): Promise<void> {
  if (tells !== 'tops' && shows !== 'board') return;
  const person = await knownPerson(request);
  if (!person) return;
  await (tells === 'tops' ? noteLook(event.id, person) : noteBoard(event, viewer, person));
}

type AnySpec = Pick<
  RouteSpec<z.ZodType, z.ZodType>,
  'who' | 'tells' | 'shows' | 'limit' | 'body' | 'text' | 'query'
>;

function refusal({ code, details }: Refusal, limit: RequestLimit): HttpReply {
  if (GUESSES.has(code)) limit.failed();
  return problem(code, details);
}

/** The event that a request names, if it names one, and its keys as far as they are ours. */
interface Admitted {
  code: string | null;
  keys: Keys;
}

/** What can be said of a request by computing alone, before its body is read. */
function admit(spec: AnySpec, request: HttpRequest, params: Params, limit: RequestLimit): Refusal | Admitted {
  const tooMany = limit.request();
  if (tooMany) return tooMany;
  if (request.method !== 'GET' && isCrossSite(request)) return new Refusal('cross-site');
  const admitted =
    params.code === undefined
      ? { code: null, keys: NO_KEYS }
      : admitKeys(spec.who, request, params.code, limit);
  if (admitted instanceof Refusal) return admitted;
  return (spec.limit ? limit[spec.limit]() : null) ?? admitted;
}

function mishap(error: unknown, { method, path }: { method: string; path: string }): HttpReply {
  if (error instanceof BodyTooLarge) return problem('body-too-large');
  if (isUnavailable(error)) return problem('unavailable', { retryAfterSeconds: 1 });
  const id = Math.random().toString(36).slice(2, 10);
  log.error('a request failed', { id, method, path, error });
  return problem('server-error', { detail: `If it happens again, tell the organiser: error ${id}.` });
}

/** The body is read before anything is looked up: a slow sender costs no connection to the database. */
async function callOf<Body extends z.ZodType, Query extends z.ZodType>(
  spec: RouteSpec<Body, Query>,
  request: HttpRequest,
  params: Params,
  { code, keys }: Admitted,
): Promise<Call<z.output<Body>, z.output<Query>> | Refusal> {
  const text = spec.body || spec.text ? await readText(request, spec.mostBytes ?? MOST_BYTES) : '';
  if (text instanceof Refusal) return text;
  const body = spec.body ? parseBody(spec.body, text) : undefined;
  if (body instanceof Refusal) return body;
  const asked = Object.fromEntries(request.url.searchParams);
  const query = spec.query?.safeParse(asked);
  if (query && !query.success) return invalid(query.error, asked);
  const call = { request, params, body, text, query: query?.data } as Call<z.output<Body>, z.output<Query>>;
  if (code === null) return call;
  // Ten thousand come in the same seconds: what is known is not waited for.
  const event = knownEvent(code) ?? (await eventByCode(code));
  if (!event) return new Refusal((await wasDeleted(code)) ? 'event-deleted' : 'event-not-found');
  const proofs = proofsOf(keys, ownerMayAsk(request, event, keys) ? await signedIn(request) : null);
  const viewer = knownViewer(event, proofs) ?? (await viewerOf(event, proofs));
  if (!mayCall(spec.who, viewer)) return lacking(keys);
  const kept = spec.tells ? await keptFromOutside(event, viewer) : null;
  if (kept) return new Refusal(kept);
  if (spec.tells === 'tops' && (await isKeptBack(event, viewer))) return new Refusal('kept-for-homework');
  return { ...call, event, viewer };
}

function admitKeys(who: Who, request: HttpRequest, typed: string, limit: RequestLimit): Admitted | Refusal {
  const code = normalCode(typed);
  if (!code) return limit.stranger() ?? new Refusal('event-not-found');
  const keys = keysOf((name) => request.header(name), code);
  const key = keys.player ?? keys.host ?? keys.staff;
  if (key) return limit.key(key) ?? { code, keys };
  const tooMany = limit.stranger();
  if (tooMany) return tooMany;
  // A host may be signed in instead: who that is takes a look at the event.
  const opens = who === 'anyone' || (who !== 'player' && request.header('cookie') !== null);
  return opens ? { code, keys } : lacking(keys);
}

const lacking = ({ player, host, staff, forged }: Keys) =>
  new Refusal(player || host || staff || forged ? 'key-wrong' : 'key-missing');

const proofsOf = (keys: Keys, userId: string | null): Proofs => ({
  playerKeyHash: keys.player && hashKey(keys.player),
  hostKeyHash: keys.host && hashKey(keys.host),
  staffKeyHash: keys.staff && hashKey(keys.staff),
  userId,
});

/** Whether the request may come from the event's owner without the host key. */
function ownerMayAsk(request: HttpRequest, event: EventInfo, { host }: Keys): boolean {
  if (event.ownerId === null || request.header('cookie') === null) return false;
  return !host || hashKey(host) !== event.hostKeyHash;
}

async function signedIn(request: HttpRequest): Promise<string | null> {
  return (await sessionUser(request.header('cookie')))?.id ?? null;
}

function mayCall(who: Who, { player, host, staff }: Viewer): boolean {
  switch (who) {
    case 'anyone':
      return true;
    case 'player':
      return player !== null;
    case 'host':
      return host;
    case 'corrector':
      return host || staff !== null;
  }
}

async function readText(request: HttpRequest, limit: number): Promise<string | Refusal> {
  const text = await request.body(limit);
  const type = request.header('content-type') ?? '';
  return text === '' || /^application\/json\b/i.test(type) ? text : new Refusal('wrong-content-type');
}

/** An empty body counts as `{}`: commands may be sent with nothing to say. */
function parseBody(schema: z.ZodType, text: string): unknown | Refusal {
  let value: unknown = {};
  try {
    if (text !== '') value = JSON.parse(text);
  } catch {
    return new Refusal('not-json');
  }
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : invalid(parsed.error, value);
}

/** The `:n` of a path as a round's number; 0, which no round has, for anything else. */
export function roundNumber({ n = '' }: Params): number {
  return /^\d{1,4}$/.test(n) ? Number(n) : 0;
}

/** Bad input, fault by field. */
export function invalid(error: z.ZodError, value: unknown): Refusal {
  return new Refusal('invalid-input', { errors: faultsOf(error, value) });
}
