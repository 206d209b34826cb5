import postgres from 'postgres';
import { env, shared, takeShared } from '@/lib/ops';
import { databaseUrl, forgetDatabaseUrl } from './address';

const KEY = 'sql';

type PoolOptions = Pick<postgres.Options<Record<string, never>>, 'max' | 'idle_timeout' | 'connection'>;

/**
 * The pool of the hot path, one per process. Beyond the driver's own types, `int8` (counts) comes as a
 * number, and `timestamptz` goes in and comes out as milliseconds since 1970.
 */
export function sql(): postgres.Sql {
  return shared(KEY, () => connect(databaseUrl(), { max: env().databasePool }));
}

/** A pool of its own for a tool or a test; the caller ends it. */
export function connect(url: string, options: PoolOptions = {}): postgres.Sql {
  return postgres(url, {
    ...options,
    types: TYPES,
    // The driver's own back-off grows: a listener would come back 12 s after the database.
    backoff: () => 0.25,
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: 'onerack', ...options.connection },
  }) as unknown as postgres.Sql;
}

/**
 * Ends the pool: queries under way finish first, within `seconds`. The address goes with it, so that work which
 * was forgotten cannot open another pool behind the back of whoever stops the process.
 */
export async function closeSql(seconds = 5): Promise<void> {
  forgetDatabaseUrl();
  await takeShared<postgres.Sql>(KEY)?.end({ timeout: seconds });
}

const TYPES = {
  int8: { to: 20, from: [20], serialize: (value: number | bigint) => String(value), parse: safeNumber },
  timestamptz: { to: 1184, from: [1184], serialize: timeText, parse: (text: string) => Date.parse(text) },
};

function safeNumber(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`${text} is beyond what a number can hold exactly`);
}

function timeText(value: number | Date | string): string {
  return typeof value === 'string' ? value : new Date(value).toISOString();
}
