import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { env, log, OperatorError, onShutdown } from '@/lib/ops';
import { setDatabaseUrl } from './address';
import { startClock } from './clock';
import { startEmbedded } from './embedded';
import { migrate } from './migrations';
import { closePrisma } from './prisma';
import { closeSql, connect } from './sql';

/**
 * The start-up side of the room, apart from its `index.ts`: only the process that starts the service loads
 * it, so that pages and route handlers never pull the server's programs and the migration engine in.
 */
export interface StartedDatabase {
  /** Whether the server is ours, and where its files are. */
  embedded: { dir: string } | null;
}

const PATIENCE_MS = 60_000;

/**
 * Finds or starts the database, migrates it, measures its clock, and registers what must be closed. After
 * it `sql()`, `prisma()`, `listen()` and `dbNow()` work.
 */
export async function startDatabase(): Promise<StartedDatabase> {
  const { databaseUrl } = env();
  const embedded = databaseUrl ? null : await startOwn();
  const url = databaseUrl ?? embedded!.url;
  if (databaseUrl) await waitFor(databaseUrl);
  setDatabaseUrl(url);
  onShutdown('pools', 'database pool', () => closeSql());
  onShutdown('pools', 'prisma', closePrisma);
  await migrate(url);
  const stopClock = await startClock();
  onShutdown('work', 'clock', stopClock);
  return { embedded };
}

async function startOwn() {
  const { dataDir, dataDirChosen } = env();
  const server = await startEmbedded({ dir: path.join(dataDir, 'postgres'), elsewhere: !dataDirChosen });
  onShutdown('database', 'embedded database', server.stop);
  return server;
}

/** A database that is started beside us (compose, a reboot) may take a while. */
async function waitFor(url: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let tries = 0; ; tries++) {
    const probe = connect(url, { max: 1 });
    try {
      await probe`select 1`;
      return;
    } catch (error) {
      if (!mayPass(error) || performance.now() > until) throw refusal(url, error);
      if (tries === 0) log.info('waiting for the database', { host: hostOf(url) });
    } finally {
      await probe.end({ timeout: 1 });
    }
    await sleep(500);
  }
}

/** Not there yet, or starting up; a wrong password or a missing database will not mend itself. */
function mayPass(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  return /^(E[A-Z]+|CONNECT_TIMEOUT|CONNECTION_\w+|57P03|08\w{3}|53300)$/.test(code);
}

function refusal(url: string, error: unknown): OperatorError {
  const message = error instanceof Error ? error.message : String(error);
  return new OperatorError(`The database at ${hostOf(url)} (DATABASE_URL) does not answer: ${message}`);
}

const hostOf = (url: string) => new URL(url).host;
