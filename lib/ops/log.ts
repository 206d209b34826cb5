import { env } from './env';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogFields = Record<string, unknown>;

/** Writes one line to standard error: readable on a terminal, one JSON object elsewhere. */
export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  /** A logger that adds `fields` to each of its lines. */
  child(fields: LogFields): Logger;
}

export interface LogSink {
  level: LogLevel | 'silent';
  json: boolean;
  write(line: string): void;
  now(): Date;
}

const RANK = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const;

export function createLogger(sink: () => LogSink, bound: LogFields = {}): Logger {
  const at = (level: LogLevel) => (message: string, fields?: LogFields) => {
    const to = sink();
    if (RANK[level] < RANK[to.level]) return;
    const all = { ...bound, ...fields };
    to.write(to.json ? jsonLine(to.now(), level, message, all) : plainLine(to.now(), level, message, all));
  };
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    child: (fields) => createLogger(sink, { ...bound, ...fields }),
  };
}

function jsonLine(time: Date, level: LogLevel, message: string, fields: LogFields): string {
  return `${JSON.stringify({ time: time.toISOString(), level, message, ...fields }, plainValue)}\n`;
}

function plainLine(time: Date, level: LogLevel, message: string, fields: LogFields): string {
  const clock = time.toTimeString().slice(0, 8);
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${shortValue(value)}`);
  return `${clock} ${level.padEnd(5)} ${message}${rest.join('')}\n`;
}

function shortValue(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message;
  if (typeof value === 'string') return /[\s"=]/.test(value) ? JSON.stringify(value) : value;
  return JSON.stringify(value, plainValue) ?? String(value);
}

function plainValue(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (!(value instanceof Error)) return value;
  const code = (value as { code?: unknown }).code;
  return {
    name: value.name,
    message: value.message,
    ...(code === undefined ? {} : { code }),
    stack: value.stack,
  };
}

/** The log of this process. */
export const log: Logger = createLogger(() => ({
  level: env().logLevel,
  json: !process.stderr.isTTY,
  write: (line) => process.stderr.write(line),
  now: () => new Date(),
}));
