import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '@/lib/ops';
import { asAccount, writeFor } from './account';
import type { Binaries } from './binaries';
import { serverConfig } from './config';
import { readNotes, writeNotes } from './notes';
import { clusterIn, isInitialised, type Place } from './place';
import { freePort } from './port';
import { lastLines, trimLog } from './server-log';

const run = promisify(execFile);

/** Makes the files of a new server, in one step: an interrupted try leaves nothing that counts. */
export async function initialise(
  { dir, account }: Place,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  if (isInitialised(dir)) return;
  const half = path.join(dir, `half-made-${process.pid}`);
  const passwordFile = path.join(dir, `password-${process.pid}`);
  const password = randomBytes(24).toString('base64url');
  try {
    writeFor(account, passwordFile, password);
    const flags = [...initFlags(half, passwordFile), ...(durable ? [] : ['--no-sync'])];
    await run(binaries.initdb, flags, asAccount(account));
    writeNotes(half, account, { password, port: 0 });
    renameSync(half, clusterIn(dir));
  } catch (error) {
    // Of two processes that start together the slower one finds the work done.
    if (!isInitialised(dir)) {
      throw new OperatorError(`The database could not be set up in ${dir}: ${reason(error)}`);
    }
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(half, { recursive: true, force: true });
  }
}

function initFlags(dir: string, passwordFile: string): string[] {
  return [
    `--pgdata=${dir}`,
    '--username=onerack',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    // Sorting and case by code points, the same on every machine: no locale of the system's is needed.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
}

/** A start that failed; worth another try when somebody else took the port or started the server. */
export class LaunchError extends OperatorError {}

/** Starts the server on its last port, or on a free one, and waits until it takes connections. */
export async function launch(place: Place, binaries: Binaries, durable: boolean): Promise<void> {
  const cluster = clusterIn(place.dir);
  const logFile = path.join(place.dir, 'server.log');
  const notes = readNotes(cluster);
  const port = await freePort(notes.port);
  writeNotes(cluster, place.account, { ...notes, port });
  writeFor(place.account, path.join(cluster, 'postgresql.conf'), serverConfig({ port, durable }));
  trimLog(place.account, logFile);
  try {
    // pg_ctl detaches the server: a Ctrl-C in our terminal, or our own sudden end, does not reach it.
    // Recovery after a crash can take long, so the wait is long too.
    await control(place, binaries, ['start', '--silent', '--wait', '--timeout=300', `--log=${logFile}`]);
  } catch {
    throw new LaunchError(`The database did not start: ${lastLines(logFile)} (more in ${logFile})`);
  }
}

/** Ends the server; open transactions are rolled back, what was committed is on the disk. */
export async function halt(
  place: Place,
  binaries: Binaries,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<void> {
  await control(place, binaries, ['stop', '--silent', '--wait', '--timeout=60', `--mode=${mode}`]);
}

function control(place: Place, binaries: Binaries, args: string[]) {
  return run(binaries.pgCtl, [`--pgdata=${clusterIn(place.dir)}`, ...args], asAccount(place.account));
}

function reason(error: unknown): string {
  const { stderr, message } = error as Error & { stderr?: string };
  return stderr?.trim().split('\n').at(-1) || message;
}
