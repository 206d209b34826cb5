import { readFileSync, statSync } from 'node:fs';
import { type Account, writeFor } from './account';

const LIMIT_BYTES = 8_000_000;

/** Empties the server's log when it has grown large; called while the server is down. */
export function trimLog(account: Account | undefined, file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LIMIT_BYTES) writeFor(account, file, '');
}

/** What the server complained of last, without time and process number, on one line. */
export function lastLines(file: string, count = 2): string {
  const text = readOrNothing(file).trim().split('\n').slice(-count);
  return text.map((line) => line.replace(/^.*?\[\d+\] /, '')).join(' ') || 'it wrote nothing in its log';
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
