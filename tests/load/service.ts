import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** One process of the built service, with a data folder of its own or a database that is there. */
export interface RunningService {
  readonly base: string;
  readonly port: number;
  readonly pid: number;
  readonly process: ChildProcess;
  /** what it has logged so far */
  logText(): string;
  /** Most memory that the process has held, MB (10^6 bytes). Linux tells it; elsewhere 0. */
  peakMemory(): number;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface ServiceOptions {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
}

/** Only a service that hangs needs so long. */
const UP_MS = 240_000;

/** Node's own flags, as `npm start` gives them. */
function nodeFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** Starts `build/server.mjs`, which must have been built, and waits until it answers. */
export async function startService({ dataDir, port, env = {} }: ServiceOptions): Promise<RunningService> {
  const at = port ?? (await freePort());
  const child = spawn(process.execPath, [...nodeFlags(), 'build/server.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(at),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // The load comes from one address.
      LIMIT_JOINS_PER_MINUTE: '1000000',
      LIMIT_REQUESTS_PER_MINUTE: '10000000',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let logged = '';
  child.stderr?.on('data', (text) => {
    logged += text;
  });
  const base = `http://127.0.0.1:${at}`;
  const until = performance.now() + UP_MS;
  while (!(await answers(base))) {
    const status = child.exitCode;
    if (status !== null || performance.now() > until) {
      await ended(child, 'SIGTERM');
      throw new Error(`the service did not start (status ${status}): ${logged}`);
    }
    await sleep(50);
  }
  return {
    base,
    port: at,
    pid: child.pid ?? 0,
    process: child,
    logText: () => logged,
    peakMemory: () => peakMemory(child.pid ?? 0),
    end: (signal) => ended(child, signal),
  };
}

export async function answers(base: string): Promise<boolean> {
  try {
    return (await fetch(`${base}/api/health`, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

function peakMemory(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round((Number(kilobytes) * 1024) / 1e6);
  } catch {
    return 0;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A data folder for one run. Started as root, the database runs as another user, who has to get in. */
export function temporaryFolder(): { dir: string; remove(): void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'onerack-load-'));
  chmodSync(dir, 0o755);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
