import postgres from 'postgres';
import { env, shared, takeShared } from '@/lib/ops';
import { databaseUrl, forgetDatabaseUrl } from './address';

const KEYS = { queries: 'sql', transactions: 'sql-transactions' } as const;

type PoolOptions = Pick<postgres.Options<Record<string, never>>, 'max' | 'idle_timeout' | 'connection'>;

/**
 * The pool of the hot path, one per process, for single queries; {@link transaction} has the other half of the
 * connections. Beyond the driver's own types, `int8` (counts) comes as a
 * number, and `timestamptz` goes in and comes out as milliseconds since 1970.
 */
export function sql(): postgres.Sql {
  return shared(KEYS.queries, () => connect(databaseUrl(), { max: Math.floor(env().databasePool / 2) }));
}

interface Transactions {
  pool: postgres.Sql;
  free: number;
  /** whose turn comes when one is free */
  waiting: (() => void)[];
}

function transactions(): Transactions {
  return shared(KEYS.transactions, () => {
    const max = Math.ceil(env().databasePool / 2);
    return { pool: connect(databaseUrl(), { max }), free: max, waiting: [] };
  });
}

/**
 * Runs `work` in a transaction, which is committed when it resolves and taken back when it rejects. `mode`: of `begin`,
 * such as `read only`. Not more of them run than there are connections, and nothing else runs on those: the driver
 * would begin one behind other queries of its connection, and when these fill the socket it loses sight of it.
 */
export async function transaction<T>(
  work: (tx: postgres.TransactionSql) => Promise<T>,
  mode = '',
): Promise<T> {
  const own = transactions();
  if (own.free > 0) own.free -= 1;
  else await new Promise<void>((resolve) => own.waiting.push(resolve));
  try {
    return (await own.pool.begin(mode, work)) as T;
  } finally {
    const next = own.waiting.shift();
    if (next) next();
    else own.free += 1;
  }
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
  await Promise.all([
    takeShared<postgres.Sql>(KEYS.queries)?.end({ timeout: seconds }),
    takeShared<Transactions>(KEYS.transactions)?.pool.end({ timeout: seconds }),
  ]);
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
