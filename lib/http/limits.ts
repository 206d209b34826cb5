/**
 * How much one client may ask, counted in memory by leaky buckets before anything else is done. The defaults are
 * for a school behind one address: 500 players with rounds of 30 s who send five slips each make 5,000 requests a
 * minute, all their pages opened or reconnecting in the same minute (snapshot, stream, clock, result) some 4,000
 * more; 30,000 is three times that, and still a tenth of what one process answers. With n processes somebody has n
 * times as much.
 */
import { Attempts, type Limit, networkOf } from '@/lib/auth';
import { Refusal, Remembered } from '@/lib/event';
import { counter, env, type RequestLimits, shared } from '@/lib/ops';

type Kind = keyof RequestLimits | 'events';

/** Players of several full halls. */
const MOST_KEYS = 50_000;

interface Buckets {
  addresses: Attempts;
  keys: Attempts;
}

const buckets = () =>
  shared<Buckets>('http.limits', () => ({ addresses: new Attempts(), keys: new Attempts(MOST_KEYS) }));

const refused = () => counter('onerack_limited_total', 'Requests refused by a limit');

const WRONG_HALL_CODES = 40;

const aMinute = (burst: number): Limit => ({ burst, windowMs: 60_000 });

export function tooMany(
  limit: Kind | 'streams' | 'hallCodes' | 'personalCodes',
  retryAfterSeconds: number,
): Refusal {
  refused().add(1, { limit });
  return new Refusal('too-many-requests', {
    retryAfterSeconds,
    detail: `Try again in ${retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`}.`,
  });
}

const networks = () => shared('http.networks', () => new Remembered<string>(MOST_KEYS));

function knownNetwork(address: string): string {
  const known = networks().peek(address);
  if (known !== undefined) return known;
  const network = networkOf(address);
  networks().put(address, network);
  return network;
}

/** The limits of one request; each method counts and gives the refusal when there were too many. */
export class RequestLimit {
  private readonly network: string;
  private readonly now = performance.now();

  constructor(address: string) {
    this.network = knownNetwork(address);
  }

  request(): Refusal | null {
    return this.take('requests', env().limits.requests);
  }

  join(): Refusal | null {
    return this.take('joins', env().limits.joins);
  }

  /** New events are as dear as joins, and rarer. */
  newEvent(): Refusal | null {
    return this.take('events', env().limits.joins);
  }

  /** One of our own keys, from wherever it comes. */
  key(key: string): Refusal | null {
    const wait = buckets().keys.takeOne(key, aMinute(env().limits.perKey), this.now);
    return wait > 0 ? tooMany('perKey', wait) : null;
  }

  /**
   * Whoever shows no key of ours is told nothing, not even that a code is right, while the address has too many
   * failures: codes are guessed no faster than that. Players who are in have their keys, and go on.
   */
  stranger(): Refusal | null {
    const wait = buckets().addresses.wait(`failures ${this.network}`, this.failures, this.now);
    return wait > 0 ? tooMany('failures', wait) : null;
  }

  /**
   * Numbers of the hall that were tried in vain, for one event: with five digits and two that are good, as many as
   * these find one in hours, while a class that mistypes is not shut out.
   */
  hallCode(code: string): Refusal | null {
    const wait = buckets().addresses.wait(
      `hall ${code} ${this.network}`,
      aMinute(WRONG_HALL_CODES),
      this.now,
    );
    return wait > 0 ? tooMany('hallCodes', wait) : null;
  }

  wrongHallCode(code: string): void {
    buckets().addresses.charge(`hall ${code} ${this.network}`, aMinute(WRONG_HALL_CODES), this.now);
  }

  /** A code or a key that was wrong. */
  failed(): void {
    buckets().addresses.charge(`failures ${this.network}`, this.failures, this.now);
  }

  private get failures(): Limit {
    return aMinute(env().limits.failures);
  }

  private take(kind: Kind, burst: number): Refusal | null {
    const wait = buckets().addresses.takeOne(`${kind} ${this.network}`, aMinute(burst), this.now);
    return wait > 0 ? tooMany(kind, wait) : null;
  }
}

/** Streams stay open: of an address a tenth of the requests it may make in a minute, 3,000 by default. */
const STREAMS_BY_REQUESTS = 10;
const WAIT_FOR_A_STREAM_SECONDS = 10;

const openStreams = () => shared('http.streams', () => new Map<string, number>());

/** Whether the address has as many streams open as it may. */
export function tooManyStreams(address: string): Refusal | null {
  const open = openStreams().get(networkOf(address)) ?? 0;
  const most = Math.ceil(env().limits.requests / STREAMS_BY_REQUESTS);
  return open >= most ? tooMany('streams', WAIT_FOR_A_STREAM_SECONDS) : null;
}

/** Counts an open stream; returns what to call when it ends, any number of times. */
export function enterStream(address: string): () => void {
  const network = networkOf(address);
  openStreams().set(network, (openStreams().get(network) ?? 0) + 1);
  let open = true;
  return () => {
    if (!open) return;
    open = false;
    const left = (openStreams().get(network) ?? 1) - 1;
    if (left > 0) openStreams().set(network, left);
    else openStreams().delete(network);
  };
}
