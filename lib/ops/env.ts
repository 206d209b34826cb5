import path from 'node:path';
import { z } from 'zod';
import { OperatorError } from './operator-error';

const text = z.string().trim().min(1);
const flag = z
  .enum(['1', '0', 'true', 'false', 'yes', 'no', 'on', 'off'])
  .transform((value) => ['1', 'true', 'yes', 'on'].includes(value));
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const webAddress = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: text.default('0.0.0.0'),
  PORT: whole(0, 65535).default(3000),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: flag.default(false),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: whole(2, 500).default(12),
  DATA_DIR: text.optional(),
  AUTH_SECRET: z.string().min(16).optional(),
  NEXTAUTH_SECRET: z.string().min(16).optional(),
  GITHUB_ID: text.optional(),
  GITHUB_SECRET: text.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  ONERACK_HOSTS_NEED_ACCOUNT: flag.default(false),
  GRACE_MS: whole(0, 10_000).default(1000),
  LIMIT_JOINS_PER_MINUTE: whole(1, 1e9).default(600),
  LIMIT_REQUESTS_PER_MINUTE: whole(1, 1e9).default(30_000),
  LIMIT_REQUESTS_PER_KEY: whole(1, 1e9).optional(),
  LIMIT_FAILURES_PER_MINUTE: whole(1, 1e9).default(300),
  METRICS_TOKEN: z.string().min(16).optional(),
  SOLVER_THREADS: whole(1, 64).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
});

/** The settings of this process. Durations in milliseconds, paths absolute, addresses without a last `/`. */
export interface Env {
  mode: 'production' | 'development' | 'test';
  /** Address and port to listen on; port 0 asks the system for a free one. */
  host: string;
  port: number;
  /** Where people reach the service, when it is behind a proxy or has a name. */
  publicUrl: string | undefined;
  /** Believe `X-Forwarded-For` and its kin: only behind a proxy that sets them. */
  trustProxy: boolean;
  /** Unset: the embedded server is used. */
  databaseUrl: string | undefined;
  /** Connections that the pool of the hot path may open. */
  databasePool: number;
  /** What is kept between runs: embedded database, lexicon cache, secret. */
  dataDir: string;
  /** Whether DATA_DIR was given, or is the default below the project. */
  dataDirChosen: boolean;
  /** Unset: one is made and kept in `dataDir` (see `authSecret`). */
  authSecret: string | undefined;
  github: OAuthClient | undefined;
  google: OAuthClient | undefined;
  hostsNeedAccount: boolean;
  /** How long after `closes_at` a slip still counts. */
  graceMs: number;
  limits: RequestLimits;
  /** Whoever brings it may read the metrics from elsewhere than this machine. */
  metricsToken: string | undefined;
  /** Unset: by the number of processors. */
  solverThreads: number | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** How much one client may ask of this process in a minute; as much at once. */
export interface RequestLimits {
  /** joins from one address, and as many new events */
  joins: number;
  /** requests from one address */
  requests: number;
  /** requests with one key, wherever they come from */
  perKey: number;
  /** codes and keys of nothing, from one address */
  failures: number;
}

/**
 * A key is allowed a fifteenth of what its address is, unless said otherwise: 2,000 a minute by default, where a
 * player's page sends a dozen. Whoever raises the limit of addresses, for a measurement, raises both.
 */
const KEYS_OF_AN_ADDRESS = 15;

export interface OAuthClient {
  id: string;
  secret: string;
}

/**
 * Reads settings out of `source`. An empty value counts as unset (compose files write `NAME=`).
 * Throws an `OperatorError` that names every wrong variable.
 */
export function readEnv(source: Record<string, string | undefined>, root = process.cwd()): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new OperatorError(explain(parsed.error));
  const v = parsed.data;
  return {
    mode: v.NODE_ENV,
    host: v.HOST,
    port: v.PORT,
    publicUrl: v.PUBLIC_URL,
    trustProxy: v.TRUST_PROXY,
    databaseUrl: v.DATABASE_URL,
    databasePool: v.DATABASE_POOL,
    dataDir: path.resolve(root, v.DATA_DIR ?? '.data'),
    dataDirChosen: v.DATA_DIR !== undefined,
    authSecret: v.AUTH_SECRET ?? v.NEXTAUTH_SECRET,
    github: oauthClient('GITHUB_ID', v.GITHUB_ID, 'GITHUB_SECRET', v.GITHUB_SECRET),
    google: oauthClient(
      'GOOGLE_CLIENT_ID',
      v.GOOGLE_CLIENT_ID,
      'GOOGLE_CLIENT_SECRET',
      v.GOOGLE_CLIENT_SECRET,
    ),
    hostsNeedAccount: v.ONERACK_HOSTS_NEED_ACCOUNT,
    graceMs: v.GRACE_MS,
    limits: {
      joins: v.LIMIT_JOINS_PER_MINUTE,
      requests: v.LIMIT_REQUESTS_PER_MINUTE,
      perKey: v.LIMIT_REQUESTS_PER_KEY ?? Math.ceil(v.LIMIT_REQUESTS_PER_MINUTE / KEYS_OF_AN_ADDRESS),
      failures: v.LIMIT_FAILURES_PER_MINUTE,
    },
    metricsToken: v.METRICS_TOKEN,
    solverThreads: v.SOLVER_THREADS,
    logLevel: v.LOG_LEVEL ?? (v.NODE_ENV === 'test' ? 'error' : 'info'),
  };
}

let current: Env | undefined;

/** The settings of this process, read from its environment once. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/** Replaces some settings; for tests. Without an argument the environment is read anew. */
export function overrideEnv(change?: Partial<Env>): void {
  current = change ? { ...env(), ...change } : undefined;
}

/**
 * What a program started by us gets of our environment: enough to run, no setting or secret of ours, and
 * plain English messages whatever the language of the machine.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, PATH, SystemRoot, TEMP, TMPDIR, TZ } = process.env;
  return { NODE_ENV, PATH, SystemRoot, TEMP, TMPDIR, TZ, LC_ALL: 'C' };
}

function oauthClient(idName: string, id: string | undefined, secretName: string, secret: string | undefined) {
  if (id && secret) return { id, secret };
  if (id || secret) {
    throw new OperatorError(`Settings: ${id ? secretName : idName} is missing beside its partner.`);
  }
  return undefined;
}

function explain(error: z.ZodError): string {
  const faults = error.issues.map((issue) => {
    const name = String(issue.path[0] ?? '?');
    return `${name}: ${HINTS[name] ?? issue.message}`;
  });
  return `Settings: ${[...new Set(faults)].join('; ')}`;
}

const A_MINUTE = 'a number from 1 to 1000000000, in a minute';

const HINTS: Record<string, string> = {
  PORT: 'a port number from 0 to 65535',
  PUBLIC_URL: 'a web address such as https://rack.example.org',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/onerack',
  DATABASE_POOL: 'a number of connections from 2 to 500',
  AUTH_SECRET: 'at least 16 characters',
  NEXTAUTH_SECRET: 'at least 16 characters',
  GRACE_MS: 'milliseconds from 0 to 10000',
  LIMIT_JOINS_PER_MINUTE: A_MINUTE,
  LIMIT_REQUESTS_PER_MINUTE: A_MINUTE,
  LIMIT_REQUESTS_PER_KEY: A_MINUTE,
  LIMIT_FAILURES_PER_MINUTE: A_MINUTE,
  METRICS_TOKEN: 'at least 16 characters',
  SOLVER_THREADS: 'a number from 1 to 64',
  LOG_LEVEL: 'debug, info, warn, error or silent',
  ONERACK_HOSTS_NEED_ACCOUNT: 'yes or no',
  TRUST_PROXY: 'yes or no',
};
